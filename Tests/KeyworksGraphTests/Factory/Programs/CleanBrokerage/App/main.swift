import FactoryKit

Container.shared.orderDesk().order("ACME")
print(Container.shared.quoteTicker().watch("ACME"))
Scope.session.reset()
Container.shared.orderDesk().order("BOLT")
