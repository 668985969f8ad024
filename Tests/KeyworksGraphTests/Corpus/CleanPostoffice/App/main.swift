import Keyworks

let post = Container.shared
let parcel = post.parcel^
print(parcel.deliver())
let old = post.van^
print(post[fresh: \.van] === old, parcel.$van() === old)
