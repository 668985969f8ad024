import Keyworks

let observatory = Container()
let (dome, forecast) = observatory.session()
print(dome.telescope.aperture, forecast.seeing)
let lent = observatory.borrowed()
print(lent === observatory.borrowed(), observatory.handout().stars)
observatory.reset(scope: .night)
print(observatory.tonight().stars, observatory.isClear())
