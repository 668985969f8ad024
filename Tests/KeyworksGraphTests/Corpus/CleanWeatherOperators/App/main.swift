// why: an operator registers what is promised.
import Keyworks

\.sensor <~ { Fixed(celsius: 20 + $0.offset()) }
\.scale <~ { _ in .fahrenheit }

let forecast = ^\.forecast
print(forecast.text)
print((^\.archive).count)
