// swift-format-ignore-file
// Made by Tests/Checks/cells.

import Keyworks
import KeyworksAsync
import KeyworksUI

extension CellWorld {
  var cell0: Factory<Bool> {
    self { self.note("definition", [], true as Bool) }
      .when(CellStage.other) { self.note("variant", [], true as Bool) }
  }
  var cell0On: Factory<Bool> {
    self { self.note("definition", [], true as Bool) }.on(.test) { self.note("test", [], true as Bool) }
  }
  var cell0Promised: Factory<Bool> { promised() }
  var cell0Kept: Factory<Bool> {
    self { self.note("definition", [], true as Bool) }.when(CellStage.other) { self.note("variant", [], true as Bool) }.cached
  }
  func check0() async throws {
    try await check(
      [], shown(true as Bool), false,
      [
        { shown(self.cell0()) },
        { shown(self[\.cell0]) },
        { shown(self.provider(\.cell0)()) },
      ],
      variant: { shown(self.cell0.under(CellStage.other)()) },
      test: { shown(self.cell0On()) },
      kept: { shown(self.cell0Kept()) },
      promised: { shown(self.cell0Promised()) },
      register: {
        self.cell0.register { self.note("registered", [], true as Bool) }
        self.cell0Promised.register { self.note("registered", [], true as Bool) }
      },
      override: { self.cell0.override { self.note("overridden", [], true as Bool) } })
  }

  var cell1: ParameterFactory<Int??, Int??> {
    self { a0 in self.note("definition", [shown(a0)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0 in self.note("variant", [shown(a0)], Int??.some(nil) as Int??) }
  }
  var cell1On: ParameterFactory<Int??, Int??> {
    self { a0 in self.note("definition", [shown(a0)], Int??.some(nil) as Int??) }.on(.test) { a0 in self.note("test", [shown(a0)], Int??.some(nil) as Int??) }
  }
  var cell1Promised: ParameterFactory<Int??, Int??> { promised() }
  var cell1Kept: ParameterFactory<Int??, Int??> {
    self { a0 in self.note("definition", [shown(a0)], Int??.some(nil) as Int??) }.when(CellStage.other) { a0 in self.note("variant", [shown(a0)], Int??.some(nil) as Int??) }.cached
  }
  func check1() async throws {
    try await check(
      [shown(Int??.some(nil) as Int??)], shown(Int??.some(nil) as Int??), false,
      [
        { shown(self.cell1(Int??.some(nil))) },
        { shown(self[\.cell1, Int??.some(nil)]) },
        { shown(self.provider(\.cell1)(Int??.some(nil))) },
      ],
      variant: { shown(self.cell1.under(CellStage.other)(Int??.some(nil))) },
      test: { shown(self.cell1On(Int??.some(nil))) },
      kept: { shown(self.cell1Kept(Int??.some(nil))) },
      promised: { shown(self.cell1Promised(Int??.some(nil))) },
      register: {
        self.cell1.register { a0 in self.note("registered", [shown(a0)], Int??.some(nil) as Int??) }
        self.cell1Promised.register { a0 in self.note("registered", [shown(a0)], Int??.some(nil) as Int??) }
      },
      override: { self.cell1.override { a0 in self.note("overridden", [shown(a0)], Int??.some(nil) as Int??) } })
  }

  var cell2: ParameterFactory<any Any.Type, CellNothing> {
    self { a0 in self.note("definition", [shown(a0)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0 in self.note("variant", [shown(a0)], CellNothing() as CellNothing) }
  }
  var cell2On: ParameterFactory<any Any.Type, CellNothing> {
    self { a0 in self.note("definition", [shown(a0)], CellNothing() as CellNothing) }.on(.test) { a0 in self.note("test", [shown(a0)], CellNothing() as CellNothing) }
  }
  var cell2Promised: ParameterFactory<any Any.Type, CellNothing> { promised() }
  func check2() async throws {
    try await check(
      [shown(Int.self as any Any.Type)], shown(CellNothing() as CellNothing), false,
      [
        { shown(self.cell2(Int.self)) },
        { shown(self[\.cell2, Int.self]) },
        { shown(self.provider(\.cell2)(Int.self)) },
      ],
      variant: { shown(self.cell2.under(CellStage.other)(Int.self)) },
      test: { shown(self.cell2On(Int.self)) },
      kept: nil,
      promised: { shown(self.cell2Promised(Int.self)) },
      register: {
        self.cell2.register { a0 in self.note("registered", [shown(a0)], CellNothing() as CellNothing) }
        self.cell2Promised.register { a0 in self.note("registered", [shown(a0)], CellNothing() as CellNothing) }
      },
      override: { self.cell2.override { a0 in self.note("overridden", [shown(a0)], CellNothing() as CellNothing) } })
  }

  var cell3: ParameterFactory<(CellPage, String), CellPage> {
    self { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
  }
  var cell3On: ParameterFactory<(CellPage, String), CellPage> {
    self { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }.on(.test) { a0, a1 in self.note("test", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
  }
  var cell3Promised: ParameterFactory<(CellPage, String), CellPage> { promised() }
  var cell3Kept: ParameterFactory<(CellPage, String), CellPage> {
    self { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }.when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }.cached
  }
  func check3() async throws {
    try await check(
      [shown(CellPage(byte: 7) as CellPage), shown("seven" as String)], shown(CellPage(byte: 7) as CellPage), false,
      [
        { shown(self.cell3(CellPage(byte: 7), "seven")) },
        { shown(self[\.cell3, CellPage(byte: 7), "seven"]) },
        { shown(self.provider(\.cell3)(CellPage(byte: 7), "seven")) },
      ],
      variant: { shown(self.cell3.under(CellStage.other)(CellPage(byte: 7), "seven")) },
      test: { shown(self.cell3On(CellPage(byte: 7), "seven")) },
      kept: { shown(self.cell3Kept(CellPage(byte: 7), "seven")) },
      promised: { shown(self.cell3Promised(CellPage(byte: 7), "seven")) },
      register: {
        self.cell3.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
        self.cell3Promised.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell3.override { a0, a1 in self.note("overridden", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) } })
  }

  var cell4: ParameterFactory<(any CellFigure, CellToken), String> {
    self { a0, a1 in self.note("definition", [shown(a0), shown(a1)], "seven" as String) }
      .when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], "seven" as String) }
  }
  var cell4On: ParameterFactory<(any CellFigure, CellToken), String> {
    self { a0, a1 in self.note("definition", [shown(a0), shown(a1)], "seven" as String) }.on(.test) { a0, a1 in self.note("test", [shown(a0), shown(a1)], "seven" as String) }
  }
  var cell4Promised: ParameterFactory<(any CellFigure, CellToken), String> { promised() }
  func check4() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(CellToken(number: 7) as CellToken)], shown("seven" as String), false,
      [
        { shown(self.cell4(CellSquare(side: 7), CellToken(number: 7))) },
        { shown(self[\.cell4, CellSquare(side: 7), CellToken(number: 7)]) },
        { shown(self.provider(\.cell4)(CellSquare(side: 7), CellToken(number: 7))) },
      ],
      variant: { shown(self.cell4.under(CellStage.other)(CellSquare(side: 7), CellToken(number: 7))) },
      test: { shown(self.cell4On(CellSquare(side: 7), CellToken(number: 7))) },
      kept: nil,
      promised: { shown(self.cell4Promised(CellSquare(side: 7), CellToken(number: 7))) },
      register: {
        self.cell4.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], "seven" as String) }
        self.cell4Promised.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], "seven" as String) }
      },
      override: { self.cell4.override { a0, a1 in self.note("overridden", [shown(a0), shown(a1)], "seven" as String) } })
  }

  var cell5: ParameterFactory<(CellToken, Bool, Int??), CellToken> {
    self { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
      .when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
  }
  var cell5On: ParameterFactory<(CellToken, Bool, Int??), CellToken> {
    self { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }.on(.test) { a0, a1, a2 in self.note("test", [shown(a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
  }
  var cell5Promised: ParameterFactory<(CellToken, Bool, Int??), CellToken> { promised() }
  var cell5Kept: ParameterFactory<(CellToken, Bool, Int??), CellToken> {
    self { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }.when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }.cached
  }
  func check5() async throws {
    try await check(
      [shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??)], shown(CellToken(number: 7) as CellToken), false,
      [
        { shown(self.cell5(CellToken(number: 7), true, Int??.some(nil))) },
        { shown(self[\.cell5, CellToken(number: 7), true, Int??.some(nil)]) },
        { shown(self.provider(\.cell5)(CellToken(number: 7), true, Int??.some(nil))) },
      ],
      variant: { shown(self.cell5.under(CellStage.other)(CellToken(number: 7), true, Int??.some(nil))) },
      test: { shown(self.cell5On(CellToken(number: 7), true, Int??.some(nil))) },
      kept: { shown(self.cell5Kept(CellToken(number: 7), true, Int??.some(nil))) },
      promised: { shown(self.cell5Promised(CellToken(number: 7), true, Int??.some(nil))) },
      register: {
        self.cell5.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
        self.cell5Promised.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
      },
      override: { self.cell5.override { a0, a1, a2 in self.note("overridden", [shown(a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) } })
  }

  var cell6: ParameterFactory<(any Any.Type, Int??, any CellFigure), any CellFigure> {
    self { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell6On: ParameterFactory<(any Any.Type, Int??, any CellFigure), any CellFigure> {
    self { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }.on(.test) { a0, a1, a2 in self.note("test", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell6Promised: ParameterFactory<(any Any.Type, Int??, any CellFigure), any CellFigure> { promised() }
  func check6() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(Int??.some(nil) as Int??), shown(CellSquare(side: 7) as any CellFigure)], shown(CellSquare(side: 7) as any CellFigure), false,
      [
        { shown(self.cell6(Int.self, Int??.some(nil), CellSquare(side: 7))) },
        { shown(self[\.cell6, Int.self, Int??.some(nil), CellSquare(side: 7)]) },
        { shown(self.provider(\.cell6)(Int.self, Int??.some(nil), CellSquare(side: 7))) },
      ],
      variant: { shown(self.cell6.under(CellStage.other)(Int.self, Int??.some(nil), CellSquare(side: 7))) },
      test: { shown(self.cell6On(Int.self, Int??.some(nil), CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(self.cell6Promised(Int.self, Int??.some(nil), CellSquare(side: 7))) },
      register: {
        self.cell6.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
        self.cell6Promised.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell6.override { a0, a1, a2 in self.note("overridden", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell7: ParameterFactory<(Int??, CellNothing, CellPage, String), @Sendable () -> Int> {
    self { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
      .when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell7On: ParameterFactory<(Int??, CellNothing, CellPage, String), @Sendable () -> Int> {
    self { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }.on(.test) { a0, a1, a2, a3 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell7Promised: ParameterFactory<(Int??, CellNothing, CellPage, String), @Sendable () -> Int> { promised() }
  var cell7Kept: ParameterFactory<(Int??, CellNothing, CellPage, String), @Sendable () -> Int> {
    self { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }.when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }.cached
  }
  func check7() async throws {
    try await check(
      [shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String)], shown(function: { @Sendable in 7 } as @Sendable () -> Int), false,
      [
        { shown(function: self.cell7(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
        { shown(function: self[\.cell7, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven"]) },
        { shown(function: self.provider(\.cell7)(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      ],
      variant: { shown(function: self.cell7.under(CellStage.other)(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      test: { shown(function: self.cell7On(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      kept: { shown(function: self.cell7Kept(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      promised: { shown(function: self.cell7Promised(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      register: {
        self.cell7.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
        self.cell7Promised.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
      },
      override: { self.cell7.override { a0, a1, a2, a3 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) } })
  }

  var cell8: ParameterFactory<(any CellFigure, CellPage, any Any.Type, (Int, String)), any Any.Type> {
    self { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
      .when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
  }
  var cell8On: ParameterFactory<(any CellFigure, CellPage, any Any.Type, (Int, String)), any Any.Type> {
    self { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }.on(.test) { a0, a1, a2, a3 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
  }
  var cell8Promised: ParameterFactory<(any CellFigure, CellPage, any Any.Type, (Int, String)), any Any.Type> { promised() }
  func check8() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(CellPage(byte: 7) as CellPage), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String))], shown(Int.self as any Any.Type), false,
      [
        { shown(self.cell8(CellSquare(side: 7), CellPage(byte: 7), Int.self, (7, "seven"))) },
        { shown(self[\.cell8, CellSquare(side: 7), CellPage(byte: 7), Int.self, (7, "seven")]) },
        { shown(self.provider(\.cell8)(CellSquare(side: 7), CellPage(byte: 7), Int.self, (7, "seven"))) },
      ],
      variant: { shown(self.cell8.under(CellStage.other)(CellSquare(side: 7), CellPage(byte: 7), Int.self, (7, "seven"))) },
      test: { shown(self.cell8On(CellSquare(side: 7), CellPage(byte: 7), Int.self, (7, "seven"))) },
      kept: nil,
      promised: { shown(self.cell8Promised(CellSquare(side: 7), CellPage(byte: 7), Int.self, (7, "seven"))) },
      register: {
        self.cell8.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
        self.cell8Promised.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
      },
      override: { self.cell8.override { a0, a1, a2, a3 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) } })
  }

  var cell9: ParameterFactory<(CellPage, String, CellToken, Bool, Int??), (Int, String)> {
    self { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], (7, "seven") as (Int, String)) }
  }
  var cell9On: ParameterFactory<(CellPage, String, CellToken, Bool, Int??), (Int, String)> {
    self { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], (7, "seven") as (Int, String)) }.on(.test) { a0, a1, a2, a3, a4 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], (7, "seven") as (Int, String)) }
  }
  var cell9Promised: ParameterFactory<(CellPage, String, CellToken, Bool, Int??), (Int, String)> { promised() }
  var cell9Kept: ParameterFactory<(CellPage, String, CellToken, Bool, Int??), (Int, String)> {
    self { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], (7, "seven") as (Int, String)) }.when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], (7, "seven") as (Int, String)) }.cached
  }
  func check9() async throws {
    try await check(
      [shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??)], shown((7, "seven") as (Int, String)), false,
      [
        { shown(self.cell9(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
        { shown(self[\.cell9, CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil)]) },
        { shown(self.provider(\.cell9)(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      ],
      variant: { shown(self.cell9.under(CellStage.other)(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      test: { shown(self.cell9On(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      kept: { shown(self.cell9Kept(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      promised: { shown(self.cell9Promised(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      register: {
        self.cell9.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], (7, "seven") as (Int, String)) }
        self.cell9Promised.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell9.override { a0, a1, a2, a3, a4 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], (7, "seven") as (Int, String)) } })
  }

  var cell10: ParameterFactory<(any Any.Type, CellToken, any CellFigure, @Sendable () -> Int, any Any.Type), Bool> {
    self { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], true as Bool) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], true as Bool) }
  }
  var cell10On: ParameterFactory<(any Any.Type, CellToken, any CellFigure, @Sendable () -> Int, any Any.Type), Bool> {
    self { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], true as Bool) }.on(.test) { a0, a1, a2, a3, a4 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], true as Bool) }
  }
  var cell10Promised: ParameterFactory<(any Any.Type, CellToken, any CellFigure, @Sendable () -> Int, any Any.Type), Bool> { promised() }
  func check10() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(CellToken(number: 7) as CellToken), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type)], shown(true as Bool), false,
      [
        { shown(self.cell10(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
        { shown(self[\.cell10, Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self]) },
        { shown(self.provider(\.cell10)(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      ],
      variant: { shown(self.cell10.under(CellStage.other)(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      test: { shown(self.cell10On(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      kept: nil,
      promised: { shown(self.cell10Promised(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      register: {
        self.cell10.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], true as Bool) }
        self.cell10Promised.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], true as Bool) }
      },
      override: { self.cell10.override { a0, a1, a2, a3, a4 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], true as Bool) } })
  }

  var cell11: ParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage, String), Int??> {
    self { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
  }
  var cell11On: ParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage, String), Int??> {
    self { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }.on(.test) { a0, a1, a2, a3, a4, a5 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
  }
  var cell11Promised: ParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage, String), Int??> { promised() }
  var cell11Kept: ParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage, String), Int??> {
    self { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }.when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }.cached
  }
  func check11() async throws {
    try await check(
      [shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String)], shown(Int??.some(nil) as Int??), false,
      [
        { shown(self.cell11(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
        { shown(self[\.cell11, CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven"]) },
        { shown(self.provider(\.cell11)(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      ],
      variant: { shown(self.cell11.under(CellStage.other)(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      test: { shown(self.cell11On(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      kept: { shown(self.cell11Kept(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      promised: { shown(self.cell11Promised(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      register: {
        self.cell11.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
        self.cell11Promised.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
      },
      override: { self.cell11.override { a0, a1, a2, a3, a4, a5 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) } })
  }

  var cell12: ParameterFactory<(any CellFigure, Int??, any Any.Type, (Int, String), any CellFigure, @Sendable () -> Int), CellNothing> {
    self { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], CellNothing() as CellNothing) }
  }
  var cell12On: ParameterFactory<(any CellFigure, Int??, any Any.Type, (Int, String), any CellFigure, @Sendable () -> Int), CellNothing> {
    self { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], CellNothing() as CellNothing) }.on(.test) { a0, a1, a2, a3, a4, a5 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], CellNothing() as CellNothing) }
  }
  var cell12Promised: ParameterFactory<(any CellFigure, Int??, any Any.Type, (Int, String), any CellFigure, @Sendable () -> Int), CellNothing> { promised() }
  func check12() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(Int??.some(nil) as Int??), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown(CellNothing() as CellNothing), false,
      [
        { shown(self.cell12(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
        { shown(self[\.cell12, CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }]) },
        { shown(self.provider(\.cell12)(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      ],
      variant: { shown(self.cell12.under(CellStage.other)(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      test: { shown(self.cell12On(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      kept: nil,
      promised: { shown(self.cell12Promised(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      register: {
        self.cell12.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], CellNothing() as CellNothing) }
        self.cell12Promised.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], CellNothing() as CellNothing) }
      },
      override: { self.cell12.override { a0, a1, a2, a3, a4, a5 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], CellNothing() as CellNothing) } })
  }

  var cell13: ThrowingFactory<CellPage, Never> {
    self.throwing { self.note("definition", [], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { self.note("variant", [], CellPage(byte: 7) as CellPage) }
  }
  var cell13On: ThrowingFactory<CellPage, Never> {
    self.throwing { self.note("definition", [], CellPage(byte: 7) as CellPage) }.on(.test) { self.note("test", [], CellPage(byte: 7) as CellPage) }
  }
  var cell13Promised: ThrowingFactory<CellPage, Never> { promised() }
  var cell13Kept: ThrowingFactory<CellPage, Never> {
    self.throwing { self.note("definition", [], CellPage(byte: 7) as CellPage) }.when(CellStage.other) { self.note("variant", [], CellPage(byte: 7) as CellPage) }.cached
  }
  func check13() async throws {
    try await check(
      [], shown(CellPage(byte: 7) as CellPage), false,
      [
        { shown(self.cell13()) },
        { shown(self[\.cell13]) },
        { shown(self.provider(\.cell13)()) },
      ],
      variant: { shown(self.cell13.under(CellStage.other)()) },
      test: { shown(self.cell13On()) },
      kept: { shown(self.cell13Kept()) },
      promised: { shown(self.cell13Promised()) },
      register: {
        self.cell13.register { self.note("registered", [], CellPage(byte: 7) as CellPage) }
        self.cell13Promised.register { self.note("registered", [], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell13.override { self.note("overridden", [], CellPage(byte: 7) as CellPage) } })
  }

  var cell14: ThrowingParameterFactory<CellNothing, String, Never> {
    self.throwing { a0 in self.note("definition", [shown(a0)], "seven" as String) }
      .when(CellStage.other) { a0 in self.note("variant", [shown(a0)], "seven" as String) }
  }
  var cell14On: ThrowingParameterFactory<CellNothing, String, Never> {
    self.throwing { a0 in self.note("definition", [shown(a0)], "seven" as String) }.on(.test) { a0 in self.note("test", [shown(a0)], "seven" as String) }
  }
  var cell14Promised: ThrowingParameterFactory<CellNothing, String, Never> { promised() }
  var cell14Kept: ThrowingParameterFactory<CellNothing, String, Never> {
    self.throwing { a0 in self.note("definition", [shown(a0)], "seven" as String) }.when(CellStage.other) { a0 in self.note("variant", [shown(a0)], "seven" as String) }.cached
  }
  func check14() async throws {
    try await check(
      [shown(CellNothing() as CellNothing)], shown("seven" as String), false,
      [
        { shown(self.cell14(CellNothing())) },
        { shown(self[\.cell14, CellNothing()]) },
        { shown(self.provider(\.cell14)(CellNothing())) },
      ],
      variant: { shown(self.cell14.under(CellStage.other)(CellNothing())) },
      test: { shown(self.cell14On(CellNothing())) },
      kept: { shown(self.cell14Kept(CellNothing())) },
      promised: { shown(self.cell14Promised(CellNothing())) },
      register: {
        self.cell14.register { a0 in self.note("registered", [shown(a0)], "seven" as String) }
        self.cell14Promised.register { a0 in self.note("registered", [shown(a0)], "seven" as String) }
      },
      override: { self.cell14.override { a0 in self.note("overridden", [shown(a0)], "seven" as String) } })
  }

  var cell15: ThrowingParameterFactory<any CellFigure, (Int, String), Never> {
    self.throwing { a0 in self.note("definition", [shown(a0)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0 in self.note("variant", [shown(a0)], (7, "seven") as (Int, String)) }
  }
  var cell15On: ThrowingParameterFactory<any CellFigure, (Int, String), Never> {
    self.throwing { a0 in self.note("definition", [shown(a0)], (7, "seven") as (Int, String)) }.on(.test) { a0 in self.note("test", [shown(a0)], (7, "seven") as (Int, String)) }
  }
  var cell15Promised: ThrowingParameterFactory<any CellFigure, (Int, String), Never> { promised() }
  func check15() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure)], shown((7, "seven") as (Int, String)), false,
      [
        { shown(self.cell15(CellSquare(side: 7))) },
        { shown(self[\.cell15, CellSquare(side: 7)]) },
        { shown(self.provider(\.cell15)(CellSquare(side: 7))) },
      ],
      variant: { shown(self.cell15.under(CellStage.other)(CellSquare(side: 7))) },
      test: { shown(self.cell15On(CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(self.cell15Promised(CellSquare(side: 7))) },
      register: {
        self.cell15.register { a0 in self.note("registered", [shown(a0)], (7, "seven") as (Int, String)) }
        self.cell15Promised.register { a0 in self.note("registered", [shown(a0)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell15.override { a0 in self.note("overridden", [shown(a0)], (7, "seven") as (Int, String)) } })
  }

  var cell16: ThrowingParameterFactory<(String, CellToken), any CellFigure, Never> {
    self.throwing { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell16On: ThrowingParameterFactory<(String, CellToken), any CellFigure, Never> {
    self.throwing { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }.on(.test) { a0, a1 in self.note("test", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell16Promised: ThrowingParameterFactory<(String, CellToken), any CellFigure, Never> { promised() }
  var cell16Kept: ThrowingParameterFactory<(String, CellToken), any CellFigure, Never> {
    self.throwing { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }.when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }.cached
  }
  func check16() async throws {
    try await check(
      [shown("seven" as String), shown(CellToken(number: 7) as CellToken)], shown(CellSquare(side: 7) as any CellFigure), false,
      [
        { shown(self.cell16("seven", CellToken(number: 7))) },
        { shown(self[\.cell16, "seven", CellToken(number: 7)]) },
        { shown(self.provider(\.cell16)("seven", CellToken(number: 7))) },
      ],
      variant: { shown(self.cell16.under(CellStage.other)("seven", CellToken(number: 7))) },
      test: { shown(self.cell16On("seven", CellToken(number: 7))) },
      kept: { shown(self.cell16Kept("seven", CellToken(number: 7))) },
      promised: { shown(self.cell16Promised("seven", CellToken(number: 7))) },
      register: {
        self.cell16.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
        self.cell16Promised.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell16.override { a0, a1 in self.note("overridden", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell17: ThrowingParameterFactory<(@Sendable () -> Int, Bool), @Sendable () -> Int, Never> {
    self.throwing { a0, a1 in self.note("definition", [shown(function: a0), shown(a1)], { @Sendable in 7 } as @Sendable () -> Int) }
      .when(CellStage.other) { a0, a1 in self.note("variant", [shown(function: a0), shown(a1)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell17On: ThrowingParameterFactory<(@Sendable () -> Int, Bool), @Sendable () -> Int, Never> {
    self.throwing { a0, a1 in self.note("definition", [shown(function: a0), shown(a1)], { @Sendable in 7 } as @Sendable () -> Int) }.on(.test) { a0, a1 in self.note("test", [shown(function: a0), shown(a1)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell17Promised: ThrowingParameterFactory<(@Sendable () -> Int, Bool), @Sendable () -> Int, Never> { promised() }
  func check17() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(true as Bool)], shown(function: { @Sendable in 7 } as @Sendable () -> Int), false,
      [
        { shown(function: self.cell17({ @Sendable in 7 }, true)) },
        { shown(function: self[\.cell17, { @Sendable in 7 }, true]) },
        { shown(function: self.provider(\.cell17)({ @Sendable in 7 }, true)) },
      ],
      variant: { shown(function: self.cell17.under(CellStage.other)({ @Sendable in 7 }, true)) },
      test: { shown(function: self.cell17On({ @Sendable in 7 }, true)) },
      kept: nil,
      promised: { shown(function: self.cell17Promised({ @Sendable in 7 }, true)) },
      register: {
        self.cell17.register { a0, a1 in self.note("registered", [shown(function: a0), shown(a1)], { @Sendable in 7 } as @Sendable () -> Int) }
        self.cell17Promised.register { a0, a1 in self.note("registered", [shown(function: a0), shown(a1)], { @Sendable in 7 } as @Sendable () -> Int) }
      },
      override: { self.cell17.override { a0, a1 in self.note("overridden", [shown(function: a0), shown(a1)], { @Sendable in 7 } as @Sendable () -> Int) } })
  }

  var cell18: ThrowingParameterFactory<(Bool, Int??, CellNothing), any Any.Type, Never> {
    self.throwing { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
      .when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
  }
  var cell18On: ThrowingParameterFactory<(Bool, Int??, CellNothing), any Any.Type, Never> {
    self.throwing { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }.on(.test) { a0, a1, a2 in self.note("test", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
  }
  var cell18Promised: ThrowingParameterFactory<(Bool, Int??, CellNothing), any Any.Type, Never> { promised() }
  var cell18Kept: ThrowingParameterFactory<(Bool, Int??, CellNothing), any Any.Type, Never> {
    self.throwing { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }.when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }.cached
  }
  func check18() async throws {
    try await check(
      [shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing)], shown(Int.self as any Any.Type), false,
      [
        { shown(self.cell18(true, Int??.some(nil), CellNothing())) },
        { shown(self[\.cell18, true, Int??.some(nil), CellNothing()]) },
        { shown(self.provider(\.cell18)(true, Int??.some(nil), CellNothing())) },
      ],
      variant: { shown(self.cell18.under(CellStage.other)(true, Int??.some(nil), CellNothing())) },
      test: { shown(self.cell18On(true, Int??.some(nil), CellNothing())) },
      kept: { shown(self.cell18Kept(true, Int??.some(nil), CellNothing())) },
      promised: { shown(self.cell18Promised(true, Int??.some(nil), CellNothing())) },
      register: {
        self.cell18.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
        self.cell18Promised.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
      },
      override: { self.cell18.override { a0, a1, a2 in self.note("overridden", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) } })
  }

  var cell19: ThrowingParameterFactory<((Int, String), CellNothing, @Sendable () -> Int), (Int, String), Never> {
    self.throwing { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(function: a2)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(function: a2)], (7, "seven") as (Int, String)) }
  }
  var cell19On: ThrowingParameterFactory<((Int, String), CellNothing, @Sendable () -> Int), (Int, String), Never> {
    self.throwing { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(function: a2)], (7, "seven") as (Int, String)) }.on(.test) { a0, a1, a2 in self.note("test", [shown(a0), shown(a1), shown(function: a2)], (7, "seven") as (Int, String)) }
  }
  var cell19Promised: ThrowingParameterFactory<((Int, String), CellNothing, @Sendable () -> Int), (Int, String), Never> { promised() }
  func check19() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown(CellNothing() as CellNothing), shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown((7, "seven") as (Int, String)), false,
      [
        { shown(self.cell19((7, "seven"), CellNothing(), { @Sendable in 7 })) },
        { shown(self[\.cell19, (7, "seven"), CellNothing(), { @Sendable in 7 }]) },
        { shown(self.provider(\.cell19)((7, "seven"), CellNothing(), { @Sendable in 7 })) },
      ],
      variant: { shown(self.cell19.under(CellStage.other)((7, "seven"), CellNothing(), { @Sendable in 7 })) },
      test: { shown(self.cell19On((7, "seven"), CellNothing(), { @Sendable in 7 })) },
      kept: nil,
      promised: { shown(self.cell19Promised((7, "seven"), CellNothing(), { @Sendable in 7 })) },
      register: {
        self.cell19.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(function: a2)], (7, "seven") as (Int, String)) }
        self.cell19Promised.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(function: a2)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell19.override { a0, a1, a2 in self.note("overridden", [shown(a0), shown(a1), shown(function: a2)], (7, "seven") as (Int, String)) } })
  }

  var cell20: ThrowingParameterFactory<(CellNothing, CellPage, String, CellToken), Bool, Never> {
    self.throwing { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
      .when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
  }
  var cell20On: ThrowingParameterFactory<(CellNothing, CellPage, String, CellToken), Bool, Never> {
    self.throwing { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }.on(.test) { a0, a1, a2, a3 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
  }
  var cell20Promised: ThrowingParameterFactory<(CellNothing, CellPage, String, CellToken), Bool, Never> { promised() }
  var cell20Kept: ThrowingParameterFactory<(CellNothing, CellPage, String, CellToken), Bool, Never> {
    self.throwing { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }.when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }.cached
  }
  func check20() async throws {
    try await check(
      [shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken)], shown(true as Bool), false,
      [
        { shown(self.cell20(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
        { shown(self[\.cell20, CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7)]) },
        { shown(self.provider(\.cell20)(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      ],
      variant: { shown(self.cell20.under(CellStage.other)(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      test: { shown(self.cell20On(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      kept: { shown(self.cell20Kept(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      promised: { shown(self.cell20Promised(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      register: {
        self.cell20.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
        self.cell20Promised.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
      },
      override: { self.cell20.override { a0, a1, a2, a3 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) } })
  }

  var cell21: ThrowingParameterFactory<(@Sendable () -> Int, String, (Int, String), any CellFigure), Int??, Never> {
    self.throwing { a0, a1, a2, a3 in self.note("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(function: a0), shown(a1), shown(a2), shown(a3)], Int??.some(nil) as Int??) }
  }
  var cell21On: ThrowingParameterFactory<(@Sendable () -> Int, String, (Int, String), any CellFigure), Int??, Never> {
    self.throwing { a0, a1, a2, a3 in self.note("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3)], Int??.some(nil) as Int??) }.on(.test) { a0, a1, a2, a3 in self.note("test", [shown(function: a0), shown(a1), shown(a2), shown(a3)], Int??.some(nil) as Int??) }
  }
  var cell21Promised: ThrowingParameterFactory<(@Sendable () -> Int, String, (Int, String), any CellFigure), Int??, Never> { promised() }
  func check21() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown("seven" as String), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure)], shown(Int??.some(nil) as Int??), false,
      [
        { shown(self.cell21({ @Sendable in 7 }, "seven", (7, "seven"), CellSquare(side: 7))) },
        { shown(self[\.cell21, { @Sendable in 7 }, "seven", (7, "seven"), CellSquare(side: 7)]) },
        { shown(self.provider(\.cell21)({ @Sendable in 7 }, "seven", (7, "seven"), CellSquare(side: 7))) },
      ],
      variant: { shown(self.cell21.under(CellStage.other)({ @Sendable in 7 }, "seven", (7, "seven"), CellSquare(side: 7))) },
      test: { shown(self.cell21On({ @Sendable in 7 }, "seven", (7, "seven"), CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(self.cell21Promised({ @Sendable in 7 }, "seven", (7, "seven"), CellSquare(side: 7))) },
      register: {
        self.cell21.register { a0, a1, a2, a3 in self.note("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3)], Int??.some(nil) as Int??) }
        self.cell21Promised.register { a0, a1, a2, a3 in self.note("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3)], Int??.some(nil) as Int??) }
      },
      override: { self.cell21.override { a0, a1, a2, a3 in self.note("overridden", [shown(function: a0), shown(a1), shown(a2), shown(a3)], Int??.some(nil) as Int??) } })
  }

  var cell22: ThrowingParameterFactory<(String, CellToken, Bool, Int??, CellNothing), CellNothing, Never> {
    self.throwing { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellNothing() as CellNothing) }
  }
  var cell22On: ThrowingParameterFactory<(String, CellToken, Bool, Int??, CellNothing), CellNothing, Never> {
    self.throwing { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellNothing() as CellNothing) }.on(.test) { a0, a1, a2, a3, a4 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellNothing() as CellNothing) }
  }
  var cell22Promised: ThrowingParameterFactory<(String, CellToken, Bool, Int??, CellNothing), CellNothing, Never> { promised() }
  var cell22Kept: ThrowingParameterFactory<(String, CellToken, Bool, Int??, CellNothing), CellNothing, Never> {
    self.throwing { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellNothing() as CellNothing) }.when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellNothing() as CellNothing) }.cached
  }
  func check22() async throws {
    try await check(
      [shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing)], shown(CellNothing() as CellNothing), false,
      [
        { shown(self.cell22("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
        { shown(self[\.cell22, "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing()]) },
        { shown(self.provider(\.cell22)("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      ],
      variant: { shown(self.cell22.under(CellStage.other)("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      test: { shown(self.cell22On("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      kept: { shown(self.cell22Kept("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      promised: { shown(self.cell22Promised("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      register: {
        self.cell22.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellNothing() as CellNothing) }
        self.cell22Promised.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellNothing() as CellNothing) }
      },
      override: { self.cell22.override { a0, a1, a2, a3, a4 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellNothing() as CellNothing) } })
  }

  var cell23: ThrowingParameterFactory<((Int, String), Bool, @Sendable () -> Int, any Any.Type, (Int, String)), CellPage, Never> {
    self.throwing { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellPage(byte: 7) as CellPage) }
  }
  var cell23On: ThrowingParameterFactory<((Int, String), Bool, @Sendable () -> Int, any Any.Type, (Int, String)), CellPage, Never> {
    self.throwing { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellPage(byte: 7) as CellPage) }.on(.test) { a0, a1, a2, a3, a4 in self.note("test", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellPage(byte: 7) as CellPage) }
  }
  var cell23Promised: ThrowingParameterFactory<((Int, String), Bool, @Sendable () -> Int, any Any.Type, (Int, String)), CellPage, Never> { promised() }
  func check23() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown(true as Bool), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String))], shown(CellPage(byte: 7) as CellPage), false,
      [
        { shown(self.cell23((7, "seven"), true, { @Sendable in 7 }, Int.self, (7, "seven"))) },
        { shown(self[\.cell23, (7, "seven"), true, { @Sendable in 7 }, Int.self, (7, "seven")]) },
        { shown(self.provider(\.cell23)((7, "seven"), true, { @Sendable in 7 }, Int.self, (7, "seven"))) },
      ],
      variant: { shown(self.cell23.under(CellStage.other)((7, "seven"), true, { @Sendable in 7 }, Int.self, (7, "seven"))) },
      test: { shown(self.cell23On((7, "seven"), true, { @Sendable in 7 }, Int.self, (7, "seven"))) },
      kept: nil,
      promised: { shown(self.cell23Promised((7, "seven"), true, { @Sendable in 7 }, Int.self, (7, "seven"))) },
      register: {
        self.cell23.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellPage(byte: 7) as CellPage) }
        self.cell23Promised.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell23.override { a0, a1, a2, a3, a4 in self.note("overridden", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellPage(byte: 7) as CellPage) } })
  }

  var cell24: ThrowingParameterFactory<(Bool, Int??, CellNothing, CellPage, String, CellToken), String, Never> {
    self.throwing { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], "seven" as String) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], "seven" as String) }
  }
  var cell24On: ThrowingParameterFactory<(Bool, Int??, CellNothing, CellPage, String, CellToken), String, Never> {
    self.throwing { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], "seven" as String) }.on(.test) { a0, a1, a2, a3, a4, a5 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], "seven" as String) }
  }
  var cell24Promised: ThrowingParameterFactory<(Bool, Int??, CellNothing, CellPage, String, CellToken), String, Never> { promised() }
  var cell24Kept: ThrowingParameterFactory<(Bool, Int??, CellNothing, CellPage, String, CellToken), String, Never> {
    self.throwing { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], "seven" as String) }.when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], "seven" as String) }.cached
  }
  func check24() async throws {
    try await check(
      [shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken)], shown("seven" as String), false,
      [
        { shown(self.cell24(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
        { shown(self[\.cell24, true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7)]) },
        { shown(self.provider(\.cell24)(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      ],
      variant: { shown(self.cell24.under(CellStage.other)(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      test: { shown(self.cell24On(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      kept: { shown(self.cell24Kept(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      promised: { shown(self.cell24Promised(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      register: {
        self.cell24.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], "seven" as String) }
        self.cell24Promised.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], "seven" as String) }
      },
      override: { self.cell24.override { a0, a1, a2, a3, a4, a5 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], "seven" as String) } })
  }

  var cell25: ThrowingParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String), any CellFigure, @Sendable () -> Int, any Any.Type), CellToken, Never> {
    self.throwing { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], CellToken(number: 7) as CellToken) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], CellToken(number: 7) as CellToken) }
  }
  var cell25On: ThrowingParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String), any CellFigure, @Sendable () -> Int, any Any.Type), CellToken, Never> {
    self.throwing { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], CellToken(number: 7) as CellToken) }.on(.test) { a0, a1, a2, a3, a4, a5 in self.note("test", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], CellToken(number: 7) as CellToken) }
  }
  var cell25Promised: ThrowingParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String), any CellFigure, @Sendable () -> Int, any Any.Type), CellToken, Never> { promised() }
  func check25() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(CellNothing() as CellNothing), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type)], shown(CellToken(number: 7) as CellToken), false,
      [
        { shown(self.cell25({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
        { shown(self[\.cell25, { @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self]) },
        { shown(self.provider(\.cell25)({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      ],
      variant: { shown(self.cell25.under(CellStage.other)({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      test: { shown(self.cell25On({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      kept: nil,
      promised: { shown(self.cell25Promised({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      register: {
        self.cell25.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], CellToken(number: 7) as CellToken) }
        self.cell25Promised.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], CellToken(number: 7) as CellToken) }
      },
      override: { self.cell25.override { a0, a1, a2, a3, a4, a5 in self.note("overridden", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], CellToken(number: 7) as CellToken) } })
  }

  var cell26: ThrowingFactory<any CellFigure, CellError> {
    self.throwing { () throws(CellError) in try self.noted("definition", [], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { () throws(CellError) in try self.noted("variant", [], CellSquare(side: 7) as any CellFigure) }
  }
  var cell26On: ThrowingFactory<any CellFigure, CellError> {
    self.throwing { () throws(CellError) in try self.noted("definition", [], CellSquare(side: 7) as any CellFigure) }.on(.test) { () throws(CellError) in try self.noted("test", [], CellSquare(side: 7) as any CellFigure) }
  }
  var cell26Promised: ThrowingFactory<any CellFigure, CellError> { promised() }
  var cell26Kept: ThrowingFactory<any CellFigure, CellError> {
    self.throwing { () throws(CellError) in try self.noted("definition", [], CellSquare(side: 7) as any CellFigure) }.when(CellStage.other) { () throws(CellError) in try self.noted("variant", [], CellSquare(side: 7) as any CellFigure) }.cached
  }
  func check26() async throws {
    try await check(
      [], shown(CellSquare(side: 7) as any CellFigure), true,
      [
        { shown(try self.cell26()) },
        { shown(try self[\.cell26]) },
        { shown(try self.provider(\.cell26)()) },
      ],
      variant: { shown(try self.cell26.under(CellStage.other)()) },
      test: { shown(try self.cell26On()) },
      kept: { shown(try self.cell26Kept()) },
      promised: { shown(try self.cell26Promised()) },
      register: {
        self.cell26.register { () throws(CellError) in try self.noted("registered", [], CellSquare(side: 7) as any CellFigure) }
        self.cell26Promised.register { () throws(CellError) in try self.noted("registered", [], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell26.override { () throws(CellError) in try self.noted("overridden", [], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell27: ThrowingParameterFactory<CellPage, @Sendable () -> Int, CellError> {
    self.throwing { (a0) throws(CellError) in try self.noted("definition", [shown(a0)], { @Sendable in 7 } as @Sendable () -> Int) }
      .when(CellStage.other) { (a0) throws(CellError) in try self.noted("variant", [shown(a0)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell27On: ThrowingParameterFactory<CellPage, @Sendable () -> Int, CellError> {
    self.throwing { (a0) throws(CellError) in try self.noted("definition", [shown(a0)], { @Sendable in 7 } as @Sendable () -> Int) }.on(.test) { (a0) throws(CellError) in try self.noted("test", [shown(a0)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell27Promised: ThrowingParameterFactory<CellPage, @Sendable () -> Int, CellError> { promised() }
  var cell27Kept: ThrowingParameterFactory<CellPage, @Sendable () -> Int, CellError> {
    self.throwing { (a0) throws(CellError) in try self.noted("definition", [shown(a0)], { @Sendable in 7 } as @Sendable () -> Int) }.when(CellStage.other) { (a0) throws(CellError) in try self.noted("variant", [shown(a0)], { @Sendable in 7 } as @Sendable () -> Int) }.cached
  }
  func check27() async throws {
    try await check(
      [shown(CellPage(byte: 7) as CellPage)], shown(function: { @Sendable in 7 } as @Sendable () -> Int), true,
      [
        { shown(function: try self.cell27(CellPage(byte: 7))) },
        { shown(function: try self[\.cell27, CellPage(byte: 7)]) },
        { shown(function: try self.provider(\.cell27)(CellPage(byte: 7))) },
      ],
      variant: { shown(function: try self.cell27.under(CellStage.other)(CellPage(byte: 7))) },
      test: { shown(function: try self.cell27On(CellPage(byte: 7))) },
      kept: { shown(function: try self.cell27Kept(CellPage(byte: 7))) },
      promised: { shown(function: try self.cell27Promised(CellPage(byte: 7))) },
      register: {
        self.cell27.register { (a0) throws(CellError) in try self.noted("registered", [shown(a0)], { @Sendable in 7 } as @Sendable () -> Int) }
        self.cell27Promised.register { (a0) throws(CellError) in try self.noted("registered", [shown(a0)], { @Sendable in 7 } as @Sendable () -> Int) }
      },
      override: { self.cell27.override { (a0) throws(CellError) in try self.noted("overridden", [shown(a0)], { @Sendable in 7 } as @Sendable () -> Int) } })
  }

  var cell28: ThrowingParameterFactory<any CellFigure, any Any.Type, CellError> {
    self.throwing { (a0) throws(CellError) in try self.noted("definition", [shown(a0)], Int.self as any Any.Type) }
      .when(CellStage.other) { (a0) throws(CellError) in try self.noted("variant", [shown(a0)], Int.self as any Any.Type) }
  }
  var cell28On: ThrowingParameterFactory<any CellFigure, any Any.Type, CellError> {
    self.throwing { (a0) throws(CellError) in try self.noted("definition", [shown(a0)], Int.self as any Any.Type) }.on(.test) { (a0) throws(CellError) in try self.noted("test", [shown(a0)], Int.self as any Any.Type) }
  }
  var cell28Promised: ThrowingParameterFactory<any CellFigure, any Any.Type, CellError> { promised() }
  func check28() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure)], shown(Int.self as any Any.Type), true,
      [
        { shown(try self.cell28(CellSquare(side: 7))) },
        { shown(try self[\.cell28, CellSquare(side: 7)]) },
        { shown(try self.provider(\.cell28)(CellSquare(side: 7))) },
      ],
      variant: { shown(try self.cell28.under(CellStage.other)(CellSquare(side: 7))) },
      test: { shown(try self.cell28On(CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(try self.cell28Promised(CellSquare(side: 7))) },
      register: {
        self.cell28.register { (a0) throws(CellError) in try self.noted("registered", [shown(a0)], Int.self as any Any.Type) }
        self.cell28Promised.register { (a0) throws(CellError) in try self.noted("registered", [shown(a0)], Int.self as any Any.Type) }
      },
      override: { self.cell28.override { (a0) throws(CellError) in try self.noted("overridden", [shown(a0)], Int.self as any Any.Type) } })
  }

  var cell29: ThrowingParameterFactory<(CellToken, Bool), (Int, String), CellError> {
    self.throwing { a0, a1 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0, a1 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1)], (7, "seven") as (Int, String)) }
  }
  var cell29On: ThrowingParameterFactory<(CellToken, Bool), (Int, String), CellError> {
    self.throwing { a0, a1 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1)], (7, "seven") as (Int, String)) }.on(.test) { a0, a1 throws(CellError) in try self.noted("test", [shown(a0), shown(a1)], (7, "seven") as (Int, String)) }
  }
  var cell29Promised: ThrowingParameterFactory<(CellToken, Bool), (Int, String), CellError> { promised() }
  var cell29Kept: ThrowingParameterFactory<(CellToken, Bool), (Int, String), CellError> {
    self.throwing { a0, a1 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1)], (7, "seven") as (Int, String)) }.when(CellStage.other) { a0, a1 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1)], (7, "seven") as (Int, String)) }.cached
  }
  func check29() async throws {
    try await check(
      [shown(CellToken(number: 7) as CellToken), shown(true as Bool)], shown((7, "seven") as (Int, String)), true,
      [
        { shown(try self.cell29(CellToken(number: 7), true)) },
        { shown(try self[\.cell29, CellToken(number: 7), true]) },
        { shown(try self.provider(\.cell29)(CellToken(number: 7), true)) },
      ],
      variant: { shown(try self.cell29.under(CellStage.other)(CellToken(number: 7), true)) },
      test: { shown(try self.cell29On(CellToken(number: 7), true)) },
      kept: { shown(try self.cell29Kept(CellToken(number: 7), true)) },
      promised: { shown(try self.cell29Promised(CellToken(number: 7), true)) },
      register: {
        self.cell29.register { a0, a1 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1)], (7, "seven") as (Int, String)) }
        self.cell29Promised.register { a0, a1 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell29.override { a0, a1 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1)], (7, "seven") as (Int, String)) } })
  }

  var cell30: ThrowingParameterFactory<(any Any.Type, Int??), Bool, CellError> {
    self.throwing { a0, a1 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1)], true as Bool) }
      .when(CellStage.other) { a0, a1 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1)], true as Bool) }
  }
  var cell30On: ThrowingParameterFactory<(any Any.Type, Int??), Bool, CellError> {
    self.throwing { a0, a1 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1)], true as Bool) }.on(.test) { a0, a1 throws(CellError) in try self.noted("test", [shown(a0), shown(a1)], true as Bool) }
  }
  var cell30Promised: ThrowingParameterFactory<(any Any.Type, Int??), Bool, CellError> { promised() }
  func check30() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(Int??.some(nil) as Int??)], shown(true as Bool), true,
      [
        { shown(try self.cell30(Int.self, Int??.some(nil))) },
        { shown(try self[\.cell30, Int.self, Int??.some(nil)]) },
        { shown(try self.provider(\.cell30)(Int.self, Int??.some(nil))) },
      ],
      variant: { shown(try self.cell30.under(CellStage.other)(Int.self, Int??.some(nil))) },
      test: { shown(try self.cell30On(Int.self, Int??.some(nil))) },
      kept: nil,
      promised: { shown(try self.cell30Promised(Int.self, Int??.some(nil))) },
      register: {
        self.cell30.register { a0, a1 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1)], true as Bool) }
        self.cell30Promised.register { a0, a1 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1)], true as Bool) }
      },
      override: { self.cell30.override { a0, a1 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1)], true as Bool) } })
  }

  var cell31: ThrowingParameterFactory<(Int??, CellNothing, CellPage), Int??, CellError> {
    self.throwing { a0, a1, a2 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0, a1, a2 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2)], Int??.some(nil) as Int??) }
  }
  var cell31On: ThrowingParameterFactory<(Int??, CellNothing, CellPage), Int??, CellError> {
    self.throwing { a0, a1, a2 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2)], Int??.some(nil) as Int??) }.on(.test) { a0, a1, a2 throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2)], Int??.some(nil) as Int??) }
  }
  var cell31Promised: ThrowingParameterFactory<(Int??, CellNothing, CellPage), Int??, CellError> { promised() }
  var cell31Kept: ThrowingParameterFactory<(Int??, CellNothing, CellPage), Int??, CellError> {
    self.throwing { a0, a1, a2 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2)], Int??.some(nil) as Int??) }.when(CellStage.other) { a0, a1, a2 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2)], Int??.some(nil) as Int??) }.cached
  }
  func check31() async throws {
    try await check(
      [shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage)], shown(Int??.some(nil) as Int??), true,
      [
        { shown(try self.cell31(Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
        { shown(try self[\.cell31, Int??.some(nil), CellNothing(), CellPage(byte: 7)]) },
        { shown(try self.provider(\.cell31)(Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      ],
      variant: { shown(try self.cell31.under(CellStage.other)(Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      test: { shown(try self.cell31On(Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      kept: { shown(try self.cell31Kept(Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      promised: { shown(try self.cell31Promised(Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      register: {
        self.cell31.register { a0, a1, a2 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2)], Int??.some(nil) as Int??) }
        self.cell31Promised.register { a0, a1, a2 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2)], Int??.some(nil) as Int??) }
      },
      override: { self.cell31.override { a0, a1, a2 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2)], Int??.some(nil) as Int??) } })
  }

  var cell32: ThrowingParameterFactory<(any CellFigure, CellPage, any Any.Type), CellNothing, CellError> {
    self.throwing { a0, a1, a2 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0, a1, a2 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2)], CellNothing() as CellNothing) }
  }
  var cell32On: ThrowingParameterFactory<(any CellFigure, CellPage, any Any.Type), CellNothing, CellError> {
    self.throwing { a0, a1, a2 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2)], CellNothing() as CellNothing) }.on(.test) { a0, a1, a2 throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2)], CellNothing() as CellNothing) }
  }
  var cell32Promised: ThrowingParameterFactory<(any CellFigure, CellPage, any Any.Type), CellNothing, CellError> { promised() }
  func check32() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(CellPage(byte: 7) as CellPage), shown(Int.self as any Any.Type)], shown(CellNothing() as CellNothing), true,
      [
        { shown(try self.cell32(CellSquare(side: 7), CellPage(byte: 7), Int.self)) },
        { shown(try self[\.cell32, CellSquare(side: 7), CellPage(byte: 7), Int.self]) },
        { shown(try self.provider(\.cell32)(CellSquare(side: 7), CellPage(byte: 7), Int.self)) },
      ],
      variant: { shown(try self.cell32.under(CellStage.other)(CellSquare(side: 7), CellPage(byte: 7), Int.self)) },
      test: { shown(try self.cell32On(CellSquare(side: 7), CellPage(byte: 7), Int.self)) },
      kept: nil,
      promised: { shown(try self.cell32Promised(CellSquare(side: 7), CellPage(byte: 7), Int.self)) },
      register: {
        self.cell32.register { a0, a1, a2 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2)], CellNothing() as CellNothing) }
        self.cell32Promised.register { a0, a1, a2 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2)], CellNothing() as CellNothing) }
      },
      override: { self.cell32.override { a0, a1, a2 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2)], CellNothing() as CellNothing) } })
  }

  var cell33: ThrowingParameterFactory<(CellPage, String, CellToken, Bool), CellPage, CellError> {
    self.throwing { a0, a1, a2, a3 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0, a1, a2, a3 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
  }
  var cell33On: ThrowingParameterFactory<(CellPage, String, CellToken, Bool), CellPage, CellError> {
    self.throwing { a0, a1, a2, a3 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }.on(.test) { a0, a1, a2, a3 throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
  }
  var cell33Promised: ThrowingParameterFactory<(CellPage, String, CellToken, Bool), CellPage, CellError> { promised() }
  var cell33Kept: ThrowingParameterFactory<(CellPage, String, CellToken, Bool), CellPage, CellError> {
    self.throwing { a0, a1, a2, a3 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }.when(CellStage.other) { a0, a1, a2, a3 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }.cached
  }
  func check33() async throws {
    try await check(
      [shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool)], shown(CellPage(byte: 7) as CellPage), true,
      [
        { shown(try self.cell33(CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
        { shown(try self[\.cell33, CellPage(byte: 7), "seven", CellToken(number: 7), true]) },
        { shown(try self.provider(\.cell33)(CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      ],
      variant: { shown(try self.cell33.under(CellStage.other)(CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      test: { shown(try self.cell33On(CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      kept: { shown(try self.cell33Kept(CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      promised: { shown(try self.cell33Promised(CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      register: {
        self.cell33.register { a0, a1, a2, a3 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
        self.cell33Promised.register { a0, a1, a2, a3 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell33.override { a0, a1, a2, a3 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) } })
  }

  var cell34: ThrowingParameterFactory<(any Any.Type, CellToken, any CellFigure, @Sendable () -> Int), String, CellError> {
    self.throwing { a0, a1, a2, a3 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3)], "seven" as String) }
      .when(CellStage.other) { a0, a1, a2, a3 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(function: a3)], "seven" as String) }
  }
  var cell34On: ThrowingParameterFactory<(any Any.Type, CellToken, any CellFigure, @Sendable () -> Int), String, CellError> {
    self.throwing { a0, a1, a2, a3 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3)], "seven" as String) }.on(.test) { a0, a1, a2, a3 throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2), shown(function: a3)], "seven" as String) }
  }
  var cell34Promised: ThrowingParameterFactory<(any Any.Type, CellToken, any CellFigure, @Sendable () -> Int), String, CellError> { promised() }
  func check34() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(CellToken(number: 7) as CellToken), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown("seven" as String), true,
      [
        { shown(try self.cell34(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 })) },
        { shown(try self[\.cell34, Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 }]) },
        { shown(try self.provider(\.cell34)(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 })) },
      ],
      variant: { shown(try self.cell34.under(CellStage.other)(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 })) },
      test: { shown(try self.cell34On(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 })) },
      kept: nil,
      promised: { shown(try self.cell34Promised(Int.self, CellToken(number: 7), CellSquare(side: 7), { @Sendable in 7 })) },
      register: {
        self.cell34.register { a0, a1, a2, a3 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3)], "seven" as String) }
        self.cell34Promised.register { a0, a1, a2, a3 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3)], "seven" as String) }
      },
      override: { self.cell34.override { a0, a1, a2, a3 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2), shown(function: a3)], "seven" as String) } })
  }

  var cell35: ThrowingParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage), CellToken, CellError> {
    self.throwing { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
  }
  var cell35On: ThrowingParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage), CellToken, CellError> {
    self.throwing { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }.on(.test) { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
  }
  var cell35Promised: ThrowingParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage), CellToken, CellError> { promised() }
  var cell35Kept: ThrowingParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage), CellToken, CellError> {
    self.throwing { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }.when(CellStage.other) { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }.cached
  }
  func check35() async throws {
    try await check(
      [shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage)], shown(CellToken(number: 7) as CellToken), true,
      [
        { shown(try self.cell35(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
        { shown(try self[\.cell35, CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7)]) },
        { shown(try self.provider(\.cell35)(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      ],
      variant: { shown(try self.cell35.under(CellStage.other)(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      test: { shown(try self.cell35On(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      kept: { shown(try self.cell35Kept(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      promised: { shown(try self.cell35Promised(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      register: {
        self.cell35.register { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
        self.cell35Promised.register { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
      },
      override: { self.cell35.override { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) } })
  }

  var cell36: ThrowingParameterFactory<(any CellFigure, Int??, any Any.Type, (Int, String), any CellFigure), any CellFigure, CellError> {
    self.throwing { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell36On: ThrowingParameterFactory<(any CellFigure, Int??, any Any.Type, (Int, String), any CellFigure), any CellFigure, CellError> {
    self.throwing { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellSquare(side: 7) as any CellFigure) }.on(.test) { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell36Promised: ThrowingParameterFactory<(any CellFigure, Int??, any Any.Type, (Int, String), any CellFigure), any CellFigure, CellError> { promised() }
  func check36() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(Int??.some(nil) as Int??), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure)], shown(CellSquare(side: 7) as any CellFigure), true,
      [
        { shown(try self.cell36(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7))) },
        { shown(try self[\.cell36, CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7)]) },
        { shown(try self.provider(\.cell36)(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7))) },
      ],
      variant: { shown(try self.cell36.under(CellStage.other)(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7))) },
      test: { shown(try self.cell36On(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(try self.cell36Promised(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"), CellSquare(side: 7))) },
      register: {
        self.cell36.register { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellSquare(side: 7) as any CellFigure) }
        self.cell36Promised.register { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell36.override { a0, a1, a2, a3, a4 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell37: ThrowingParameterFactory<(Int??, CellNothing, CellPage, String, CellToken, Bool), @Sendable () -> Int, CellError> {
    self.throwing { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell37On: ThrowingParameterFactory<(Int??, CellNothing, CellPage, String, CellToken, Bool), @Sendable () -> Int, CellError> {
    self.throwing { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }.on(.test) { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell37Promised: ThrowingParameterFactory<(Int??, CellNothing, CellPage, String, CellToken, Bool), @Sendable () -> Int, CellError> { promised() }
  var cell37Kept: ThrowingParameterFactory<(Int??, CellNothing, CellPage, String, CellToken, Bool), @Sendable () -> Int, CellError> {
    self.throwing { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }.when(CellStage.other) { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }.cached
  }
  func check37() async throws {
    try await check(
      [shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool)], shown(function: { @Sendable in 7 } as @Sendable () -> Int), true,
      [
        { shown(function: try self.cell37(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
        { shown(function: try self[\.cell37, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true]) },
        { shown(function: try self.provider(\.cell37)(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      ],
      variant: { shown(function: try self.cell37.under(CellStage.other)(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      test: { shown(function: try self.cell37On(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      kept: { shown(function: try self.cell37Kept(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      promised: { shown(function: try self.cell37Promised(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      register: {
        self.cell37.register { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
        self.cell37Promised.register { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
      },
      override: { self.cell37.override { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) } })
  }

  var cell38: ThrowingParameterFactory<(any Any.Type, CellPage, any CellFigure, @Sendable () -> Int, any Any.Type, (Int, String)), any Any.Type, CellError> {
    self.throwing { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], Int.self as any Any.Type) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], Int.self as any Any.Type) }
  }
  var cell38On: ThrowingParameterFactory<(any Any.Type, CellPage, any CellFigure, @Sendable () -> Int, any Any.Type, (Int, String)), any Any.Type, CellError> {
    self.throwing { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], Int.self as any Any.Type) }.on(.test) { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], Int.self as any Any.Type) }
  }
  var cell38Promised: ThrowingParameterFactory<(any Any.Type, CellPage, any CellFigure, @Sendable () -> Int, any Any.Type, (Int, String)), any Any.Type, CellError> { promised() }
  func check38() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(CellPage(byte: 7) as CellPage), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String))], shown(Int.self as any Any.Type), true,
      [
        { shown(try self.cell38(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
        { shown(try self[\.cell38, Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven")]) },
        { shown(try self.provider(\.cell38)(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
      ],
      variant: { shown(try self.cell38.under(CellStage.other)(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
      test: { shown(try self.cell38On(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
      kept: nil,
      promised: { shown(try self.cell38Promised(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
      register: {
        self.cell38.register { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], Int.self as any Any.Type) }
        self.cell38Promised.register { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], Int.self as any Any.Type) }
      },
      override: { self.cell38.override { a0, a1, a2, a3, a4, a5 throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], Int.self as any Any.Type) } })
  }

  var cell39: ThrowingFactory<(Int, String), any Error> {
    self.throwing { try self.anyNoted("definition", [], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { try self.anyNoted("variant", [], (7, "seven") as (Int, String)) }
  }
  var cell39On: ThrowingFactory<(Int, String), any Error> {
    self.throwing { try self.anyNoted("definition", [], (7, "seven") as (Int, String)) }.on(.test) { try self.anyNoted("test", [], (7, "seven") as (Int, String)) }
  }
  var cell39Promised: ThrowingFactory<(Int, String), any Error> { promised() }
  var cell39Kept: ThrowingFactory<(Int, String), any Error> {
    self.throwing { try self.anyNoted("definition", [], (7, "seven") as (Int, String)) }.when(CellStage.other) { try self.anyNoted("variant", [], (7, "seven") as (Int, String)) }.cached
  }
  func check39() async throws {
    try await check(
      [], shown((7, "seven") as (Int, String)), true,
      [
        { shown(try self.cell39()) },
        { shown(try self[\.cell39]) },
        { shown(try self.provider(\.cell39)()) },
      ],
      variant: { shown(try self.cell39.under(CellStage.other)()) },
      test: { shown(try self.cell39On()) },
      kept: { shown(try self.cell39Kept()) },
      promised: { shown(try self.cell39Promised()) },
      register: {
        self.cell39.register { try self.anyNoted("registered", [], (7, "seven") as (Int, String)) }
        self.cell39Promised.register { try self.anyNoted("registered", [], (7, "seven") as (Int, String)) }
      },
      override: { self.cell39.override { try self.anyNoted("overridden", [], (7, "seven") as (Int, String)) } })
  }

  var cell40: ThrowingParameterFactory<String, Bool, any Error> {
    self.throwing { a0 in try self.anyNoted("definition", [shown(a0)], true as Bool) }
      .when(CellStage.other) { a0 in try self.anyNoted("variant", [shown(a0)], true as Bool) }
  }
  var cell40On: ThrowingParameterFactory<String, Bool, any Error> {
    self.throwing { a0 in try self.anyNoted("definition", [shown(a0)], true as Bool) }.on(.test) { a0 in try self.anyNoted("test", [shown(a0)], true as Bool) }
  }
  var cell40Promised: ThrowingParameterFactory<String, Bool, any Error> { promised() }
  var cell40Kept: ThrowingParameterFactory<String, Bool, any Error> {
    self.throwing { a0 in try self.anyNoted("definition", [shown(a0)], true as Bool) }.when(CellStage.other) { a0 in try self.anyNoted("variant", [shown(a0)], true as Bool) }.cached
  }
  func check40() async throws {
    try await check(
      [shown("seven" as String)], shown(true as Bool), true,
      [
        { shown(try self.cell40("seven")) },
        { shown(try self[\.cell40, "seven"]) },
        { shown(try self.provider(\.cell40)("seven")) },
      ],
      variant: { shown(try self.cell40.under(CellStage.other)("seven")) },
      test: { shown(try self.cell40On("seven")) },
      kept: { shown(try self.cell40Kept("seven")) },
      promised: { shown(try self.cell40Promised("seven")) },
      register: {
        self.cell40.register { a0 in try self.anyNoted("registered", [shown(a0)], true as Bool) }
        self.cell40Promised.register { a0 in try self.anyNoted("registered", [shown(a0)], true as Bool) }
      },
      override: { self.cell40.override { a0 in try self.anyNoted("overridden", [shown(a0)], true as Bool) } })
  }

  var cell41: ThrowingParameterFactory<@Sendable () -> Int, Int??, any Error> {
    self.throwing { a0 in try self.anyNoted("definition", [shown(function: a0)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0 in try self.anyNoted("variant", [shown(function: a0)], Int??.some(nil) as Int??) }
  }
  var cell41On: ThrowingParameterFactory<@Sendable () -> Int, Int??, any Error> {
    self.throwing { a0 in try self.anyNoted("definition", [shown(function: a0)], Int??.some(nil) as Int??) }.on(.test) { a0 in try self.anyNoted("test", [shown(function: a0)], Int??.some(nil) as Int??) }
  }
  var cell41Promised: ThrowingParameterFactory<@Sendable () -> Int, Int??, any Error> { promised() }
  func check41() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown(Int??.some(nil) as Int??), true,
      [
        { shown(try self.cell41({ @Sendable in 7 })) },
        { shown(try self[\.cell41, { @Sendable in 7 }]) },
        { shown(try self.provider(\.cell41)({ @Sendable in 7 })) },
      ],
      variant: { shown(try self.cell41.under(CellStage.other)({ @Sendable in 7 })) },
      test: { shown(try self.cell41On({ @Sendable in 7 })) },
      kept: nil,
      promised: { shown(try self.cell41Promised({ @Sendable in 7 })) },
      register: {
        self.cell41.register { a0 in try self.anyNoted("registered", [shown(function: a0)], Int??.some(nil) as Int??) }
        self.cell41Promised.register { a0 in try self.anyNoted("registered", [shown(function: a0)], Int??.some(nil) as Int??) }
      },
      override: { self.cell41.override { a0 in try self.anyNoted("overridden", [shown(function: a0)], Int??.some(nil) as Int??) } })
  }

  var cell42: ThrowingParameterFactory<(Bool, Int??), CellNothing, any Error> {
    self.throwing { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0, a1 in try self.anyNoted("variant", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
  }
  var cell42On: ThrowingParameterFactory<(Bool, Int??), CellNothing, any Error> {
    self.throwing { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], CellNothing() as CellNothing) }.on(.test) { a0, a1 in try self.anyNoted("test", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
  }
  var cell42Promised: ThrowingParameterFactory<(Bool, Int??), CellNothing, any Error> { promised() }
  var cell42Kept: ThrowingParameterFactory<(Bool, Int??), CellNothing, any Error> {
    self.throwing { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], CellNothing() as CellNothing) }.when(CellStage.other) { a0, a1 in try self.anyNoted("variant", [shown(a0), shown(a1)], CellNothing() as CellNothing) }.cached
  }
  func check42() async throws {
    try await check(
      [shown(true as Bool), shown(Int??.some(nil) as Int??)], shown(CellNothing() as CellNothing), true,
      [
        { shown(try self.cell42(true, Int??.some(nil))) },
        { shown(try self[\.cell42, true, Int??.some(nil)]) },
        { shown(try self.provider(\.cell42)(true, Int??.some(nil))) },
      ],
      variant: { shown(try self.cell42.under(CellStage.other)(true, Int??.some(nil))) },
      test: { shown(try self.cell42On(true, Int??.some(nil))) },
      kept: { shown(try self.cell42Kept(true, Int??.some(nil))) },
      promised: { shown(try self.cell42Promised(true, Int??.some(nil))) },
      register: {
        self.cell42.register { a0, a1 in try self.anyNoted("registered", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
        self.cell42Promised.register { a0, a1 in try self.anyNoted("registered", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
      },
      override: { self.cell42.override { a0, a1 in try self.anyNoted("overridden", [shown(a0), shown(a1)], CellNothing() as CellNothing) } })
  }

  var cell43: ThrowingParameterFactory<((Int, String), CellNothing), CellPage, any Error> {
    self.throwing { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0, a1 in try self.anyNoted("variant", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
  }
  var cell43On: ThrowingParameterFactory<((Int, String), CellNothing), CellPage, any Error> {
    self.throwing { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }.on(.test) { a0, a1 in try self.anyNoted("test", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
  }
  var cell43Promised: ThrowingParameterFactory<((Int, String), CellNothing), CellPage, any Error> { promised() }
  func check43() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown(CellNothing() as CellNothing)], shown(CellPage(byte: 7) as CellPage), true,
      [
        { shown(try self.cell43((7, "seven"), CellNothing())) },
        { shown(try self[\.cell43, (7, "seven"), CellNothing()]) },
        { shown(try self.provider(\.cell43)((7, "seven"), CellNothing())) },
      ],
      variant: { shown(try self.cell43.under(CellStage.other)((7, "seven"), CellNothing())) },
      test: { shown(try self.cell43On((7, "seven"), CellNothing())) },
      kept: nil,
      promised: { shown(try self.cell43Promised((7, "seven"), CellNothing())) },
      register: {
        self.cell43.register { a0, a1 in try self.anyNoted("registered", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
        self.cell43Promised.register { a0, a1 in try self.anyNoted("registered", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell43.override { a0, a1 in try self.anyNoted("overridden", [shown(a0), shown(a1)], CellPage(byte: 7) as CellPage) } })
  }

  var cell44: ThrowingParameterFactory<(CellNothing, CellPage, String), String, any Error> {
    self.throwing { a0, a1, a2 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
      .when(CellStage.other) { a0, a1, a2 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
  }
  var cell44On: ThrowingParameterFactory<(CellNothing, CellPage, String), String, any Error> {
    self.throwing { a0, a1, a2 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2)], "seven" as String) }.on(.test) { a0, a1, a2 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
  }
  var cell44Promised: ThrowingParameterFactory<(CellNothing, CellPage, String), String, any Error> { promised() }
  var cell44Kept: ThrowingParameterFactory<(CellNothing, CellPage, String), String, any Error> {
    self.throwing { a0, a1, a2 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2)], "seven" as String) }.when(CellStage.other) { a0, a1, a2 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2)], "seven" as String) }.cached
  }
  func check44() async throws {
    try await check(
      [shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String)], shown("seven" as String), true,
      [
        { shown(try self.cell44(CellNothing(), CellPage(byte: 7), "seven")) },
        { shown(try self[\.cell44, CellNothing(), CellPage(byte: 7), "seven"]) },
        { shown(try self.provider(\.cell44)(CellNothing(), CellPage(byte: 7), "seven")) },
      ],
      variant: { shown(try self.cell44.under(CellStage.other)(CellNothing(), CellPage(byte: 7), "seven")) },
      test: { shown(try self.cell44On(CellNothing(), CellPage(byte: 7), "seven")) },
      kept: { shown(try self.cell44Kept(CellNothing(), CellPage(byte: 7), "seven")) },
      promised: { shown(try self.cell44Promised(CellNothing(), CellPage(byte: 7), "seven")) },
      register: {
        self.cell44.register { a0, a1, a2 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
        self.cell44Promised.register { a0, a1, a2 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
      },
      override: { self.cell44.override { a0, a1, a2 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2)], "seven" as String) } })
  }

  var cell45: ThrowingParameterFactory<(@Sendable () -> Int, String, (Int, String)), CellToken, any Error> {
    self.throwing { a0, a1, a2 in try self.anyNoted("definition", [shown(function: a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
      .when(CellStage.other) { a0, a1, a2 in try self.anyNoted("variant", [shown(function: a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
  }
  var cell45On: ThrowingParameterFactory<(@Sendable () -> Int, String, (Int, String)), CellToken, any Error> {
    self.throwing { a0, a1, a2 in try self.anyNoted("definition", [shown(function: a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }.on(.test) { a0, a1, a2 in try self.anyNoted("test", [shown(function: a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
  }
  var cell45Promised: ThrowingParameterFactory<(@Sendable () -> Int, String, (Int, String)), CellToken, any Error> { promised() }
  func check45() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown("seven" as String), shown((7, "seven") as (Int, String))], shown(CellToken(number: 7) as CellToken), true,
      [
        { shown(try self.cell45({ @Sendable in 7 }, "seven", (7, "seven"))) },
        { shown(try self[\.cell45, { @Sendable in 7 }, "seven", (7, "seven")]) },
        { shown(try self.provider(\.cell45)({ @Sendable in 7 }, "seven", (7, "seven"))) },
      ],
      variant: { shown(try self.cell45.under(CellStage.other)({ @Sendable in 7 }, "seven", (7, "seven"))) },
      test: { shown(try self.cell45On({ @Sendable in 7 }, "seven", (7, "seven"))) },
      kept: nil,
      promised: { shown(try self.cell45Promised({ @Sendable in 7 }, "seven", (7, "seven"))) },
      register: {
        self.cell45.register { a0, a1, a2 in try self.anyNoted("registered", [shown(function: a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
        self.cell45Promised.register { a0, a1, a2 in try self.anyNoted("registered", [shown(function: a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) }
      },
      override: { self.cell45.override { a0, a1, a2 in try self.anyNoted("overridden", [shown(function: a0), shown(a1), shown(a2)], CellToken(number: 7) as CellToken) } })
  }

  var cell46: ThrowingParameterFactory<(String, CellToken, Bool, Int??), any CellFigure, any Error> {
    self.throwing { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { a0, a1, a2, a3 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell46On: ThrowingParameterFactory<(String, CellToken, Bool, Int??), any CellFigure, any Error> {
    self.throwing { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellSquare(side: 7) as any CellFigure) }.on(.test) { a0, a1, a2, a3 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2), shown(a3)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell46Promised: ThrowingParameterFactory<(String, CellToken, Bool, Int??), any CellFigure, any Error> { promised() }
  var cell46Kept: ThrowingParameterFactory<(String, CellToken, Bool, Int??), any CellFigure, any Error> {
    self.throwing { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellSquare(side: 7) as any CellFigure) }.when(CellStage.other) { a0, a1, a2, a3 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], CellSquare(side: 7) as any CellFigure) }.cached
  }
  func check46() async throws {
    try await check(
      [shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??)], shown(CellSquare(side: 7) as any CellFigure), true,
      [
        { shown(try self.cell46("seven", CellToken(number: 7), true, Int??.some(nil))) },
        { shown(try self[\.cell46, "seven", CellToken(number: 7), true, Int??.some(nil)]) },
        { shown(try self.provider(\.cell46)("seven", CellToken(number: 7), true, Int??.some(nil))) },
      ],
      variant: { shown(try self.cell46.under(CellStage.other)("seven", CellToken(number: 7), true, Int??.some(nil))) },
      test: { shown(try self.cell46On("seven", CellToken(number: 7), true, Int??.some(nil))) },
      kept: { shown(try self.cell46Kept("seven", CellToken(number: 7), true, Int??.some(nil))) },
      promised: { shown(try self.cell46Promised("seven", CellToken(number: 7), true, Int??.some(nil))) },
      register: {
        self.cell46.register { a0, a1, a2, a3 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], CellSquare(side: 7) as any CellFigure) }
        self.cell46Promised.register { a0, a1, a2, a3 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell46.override { a0, a1, a2, a3 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell47: ThrowingParameterFactory<((Int, String), Bool, @Sendable () -> Int, any Any.Type), @Sendable () -> Int, any Error> {
    self.throwing { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
      .when(CellStage.other) { a0, a1, a2, a3 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(function: a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell47On: ThrowingParameterFactory<((Int, String), Bool, @Sendable () -> Int, any Any.Type), @Sendable () -> Int, any Error> {
    self.throwing { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }.on(.test) { a0, a1, a2, a3 in try self.anyNoted("test", [shown(a0), shown(a1), shown(function: a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell47Promised: ThrowingParameterFactory<((Int, String), Bool, @Sendable () -> Int, any Any.Type), @Sendable () -> Int, any Error> { promised() }
  func check47() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown(true as Bool), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type)], shown(function: { @Sendable in 7 } as @Sendable () -> Int), true,
      [
        { shown(function: try self.cell47((7, "seven"), true, { @Sendable in 7 }, Int.self)) },
        { shown(function: try self[\.cell47, (7, "seven"), true, { @Sendable in 7 }, Int.self]) },
        { shown(function: try self.provider(\.cell47)((7, "seven"), true, { @Sendable in 7 }, Int.self)) },
      ],
      variant: { shown(function: try self.cell47.under(CellStage.other)((7, "seven"), true, { @Sendable in 7 }, Int.self)) },
      test: { shown(function: try self.cell47On((7, "seven"), true, { @Sendable in 7 }, Int.self)) },
      kept: nil,
      promised: { shown(function: try self.cell47Promised((7, "seven"), true, { @Sendable in 7 }, Int.self)) },
      register: {
        self.cell47.register { a0, a1, a2, a3 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
        self.cell47Promised.register { a0, a1, a2, a3 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) }
      },
      override: { self.cell47.override { a0, a1, a2, a3 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(function: a2), shown(a3)], { @Sendable in 7 } as @Sendable () -> Int) } })
  }

  var cell48: ThrowingParameterFactory<(Bool, Int??, CellNothing, CellPage, String), any Any.Type, any Error> {
    self.throwing { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
  }
  var cell48On: ThrowingParameterFactory<(Bool, Int??, CellNothing, CellPage, String), any Any.Type, any Error> {
    self.throwing { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }.on(.test) { a0, a1, a2, a3, a4 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
  }
  var cell48Promised: ThrowingParameterFactory<(Bool, Int??, CellNothing, CellPage, String), any Any.Type, any Error> { promised() }
  var cell48Kept: ThrowingParameterFactory<(Bool, Int??, CellNothing, CellPage, String), any Any.Type, any Error> {
    self.throwing { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }.when(CellStage.other) { a0, a1, a2, a3, a4 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }.cached
  }
  func check48() async throws {
    try await check(
      [shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String)], shown(Int.self as any Any.Type), true,
      [
        { shown(try self.cell48(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
        { shown(try self[\.cell48, true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven"]) },
        { shown(try self.provider(\.cell48)(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      ],
      variant: { shown(try self.cell48.under(CellStage.other)(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      test: { shown(try self.cell48On(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      kept: { shown(try self.cell48Kept(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      promised: { shown(try self.cell48Promised(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      register: {
        self.cell48.register { a0, a1, a2, a3, a4 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
        self.cell48Promised.register { a0, a1, a2, a3, a4 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
      },
      override: { self.cell48.override { a0, a1, a2, a3, a4 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) } })
  }

  var cell49: ThrowingParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String), any CellFigure, @Sendable () -> Int), (Int, String), any Error> {
    self.throwing { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in try self.anyNoted("variant", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], (7, "seven") as (Int, String)) }
  }
  var cell49On: ThrowingParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String), any CellFigure, @Sendable () -> Int), (Int, String), any Error> {
    self.throwing { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], (7, "seven") as (Int, String)) }.on(.test) { a0, a1, a2, a3, a4 in try self.anyNoted("test", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], (7, "seven") as (Int, String)) }
  }
  var cell49Promised: ThrowingParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String), any CellFigure, @Sendable () -> Int), (Int, String), any Error> { promised() }
  func check49() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(CellNothing() as CellNothing), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown((7, "seven") as (Int, String)), true,
      [
        { shown(try self.cell49({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
        { shown(try self[\.cell49, { @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }]) },
        { shown(try self.provider(\.cell49)({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      ],
      variant: { shown(try self.cell49.under(CellStage.other)({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      test: { shown(try self.cell49On({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      kept: nil,
      promised: { shown(try self.cell49Promised({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      register: {
        self.cell49.register { a0, a1, a2, a3, a4 in try self.anyNoted("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], (7, "seven") as (Int, String)) }
        self.cell49Promised.register { a0, a1, a2, a3, a4 in try self.anyNoted("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell49.override { a0, a1, a2, a3, a4 in try self.anyNoted("overridden", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], (7, "seven") as (Int, String)) } })
  }

  var cell50: ThrowingParameterFactory<(CellNothing, CellPage, String, CellToken, Bool, Int??), Bool, any Error> {
    self.throwing { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], true as Bool) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], true as Bool) }
  }
  var cell50On: ThrowingParameterFactory<(CellNothing, CellPage, String, CellToken, Bool, Int??), Bool, any Error> {
    self.throwing { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], true as Bool) }.on(.test) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], true as Bool) }
  }
  var cell50Promised: ThrowingParameterFactory<(CellNothing, CellPage, String, CellToken, Bool, Int??), Bool, any Error> { promised() }
  var cell50Kept: ThrowingParameterFactory<(CellNothing, CellPage, String, CellToken, Bool, Int??), Bool, any Error> {
    self.throwing { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], true as Bool) }.when(CellStage.other) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], true as Bool) }.cached
  }
  func check50() async throws {
    try await check(
      [shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??)], shown(true as Bool), true,
      [
        { shown(try self.cell50(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
        { shown(try self[\.cell50, CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil)]) },
        { shown(try self.provider(\.cell50)(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      ],
      variant: { shown(try self.cell50.under(CellStage.other)(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      test: { shown(try self.cell50On(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      kept: { shown(try self.cell50Kept(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      promised: { shown(try self.cell50Promised(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      register: {
        self.cell50.register { a0, a1, a2, a3, a4, a5 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], true as Bool) }
        self.cell50Promised.register { a0, a1, a2, a3, a4, a5 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], true as Bool) }
      },
      override: { self.cell50.override { a0, a1, a2, a3, a4, a5 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], true as Bool) } })
  }

  var cell51: ThrowingParameterFactory<((Int, String), String, @Sendable () -> Int, any Any.Type, (Int, String), any CellFigure), Int??, any Error> {
    self.throwing { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
  }
  var cell51On: ThrowingParameterFactory<((Int, String), String, @Sendable () -> Int, any Any.Type, (Int, String), any CellFigure), Int??, any Error> {
    self.throwing { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }.on(.test) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("test", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
  }
  var cell51Promised: ThrowingParameterFactory<((Int, String), String, @Sendable () -> Int, any Any.Type, (Int, String), any CellFigure), Int??, any Error> { promised() }
  func check51() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown("seven" as String), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure)], shown(Int??.some(nil) as Int??), true,
      [
        { shown(try self.cell51((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
        { shown(try self[\.cell51, (7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7)]) },
        { shown(try self.provider(\.cell51)((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
      ],
      variant: { shown(try self.cell51.under(CellStage.other)((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
      test: { shown(try self.cell51On((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(try self.cell51Promised((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
      register: {
        self.cell51.register { a0, a1, a2, a3, a4, a5 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
        self.cell51Promised.register { a0, a1, a2, a3, a4, a5 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) }
      },
      override: { self.cell51.override { a0, a1, a2, a3, a4, a5 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], Int??.some(nil) as Int??) } })
  }

  var cell52: AsyncFactory<CellNothing, Never> {
    self.async { self.note("definition", [], CellNothing() as CellNothing) }
      .when(CellStage.other) { self.note("variant", [], CellNothing() as CellNothing) }
  }
  var cell52On: AsyncFactory<CellNothing, Never> {
    self.async { self.note("definition", [], CellNothing() as CellNothing) }.on(.test) { self.note("test", [], CellNothing() as CellNothing) }
  }
  var cell52Promised: AsyncFactory<CellNothing, Never> { promised() }
  var cell52Kept: AsyncFactory<CellNothing, Never> {
    self.async { self.note("definition", [], CellNothing() as CellNothing) }.when(CellStage.other) { self.note("variant", [], CellNothing() as CellNothing) }.cached
  }
  func check52() async throws {
    try await check(
      [], shown(CellNothing() as CellNothing), false,
      [
        { shown(await self.cell52()) },
        { shown(await self[\.cell52]) },
        { shown(await self.provider(\.cell52)()) },
      ],
      variant: { shown(await self.cell52.under(CellStage.other)()) },
      test: { shown(await self.cell52On()) },
      kept: { shown(await self.cell52Kept()) },
      promised: { shown(await self.cell52Promised()) },
      register: {
        self.cell52.register { self.note("registered", [], CellNothing() as CellNothing) }
        self.cell52Promised.register { self.note("registered", [], CellNothing() as CellNothing) }
      },
      override: { self.cell52.override { self.note("overridden", [], CellNothing() as CellNothing) } })
  }

  var cell53: AsyncParameterFactory<CellToken, CellPage, Never> {
    self.async { a0 in self.note("definition", [shown(a0)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0 in self.note("variant", [shown(a0)], CellPage(byte: 7) as CellPage) }
  }
  var cell53On: AsyncParameterFactory<CellToken, CellPage, Never> {
    self.async { a0 in self.note("definition", [shown(a0)], CellPage(byte: 7) as CellPage) }.on(.test) { a0 in self.note("test", [shown(a0)], CellPage(byte: 7) as CellPage) }
  }
  var cell53Promised: AsyncParameterFactory<CellToken, CellPage, Never> { promised() }
  var cell53Kept: AsyncParameterFactory<CellToken, CellPage, Never> {
    self.async { a0 in self.note("definition", [shown(a0)], CellPage(byte: 7) as CellPage) }.when(CellStage.other) { a0 in self.note("variant", [shown(a0)], CellPage(byte: 7) as CellPage) }.cached
  }
  func check53() async throws {
    try await check(
      [shown(CellToken(number: 7) as CellToken)], shown(CellPage(byte: 7) as CellPage), false,
      [
        { shown(await self.cell53(CellToken(number: 7))) },
        { shown(await self[\.cell53, CellToken(number: 7)]) },
        { shown(await self.provider(\.cell53)(CellToken(number: 7))) },
      ],
      variant: { shown(await self.cell53.under(CellStage.other)(CellToken(number: 7))) },
      test: { shown(await self.cell53On(CellToken(number: 7))) },
      kept: { shown(await self.cell53Kept(CellToken(number: 7))) },
      promised: { shown(await self.cell53Promised(CellToken(number: 7))) },
      register: {
        self.cell53.register { a0 in self.note("registered", [shown(a0)], CellPage(byte: 7) as CellPage) }
        self.cell53Promised.register { a0 in self.note("registered", [shown(a0)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell53.override { a0 in self.note("overridden", [shown(a0)], CellPage(byte: 7) as CellPage) } })
  }

  var cell54: AsyncParameterFactory<any Any.Type, String, Never> {
    self.async { a0 in self.note("definition", [shown(a0)], "seven" as String) }
      .when(CellStage.other) { a0 in self.note("variant", [shown(a0)], "seven" as String) }
  }
  var cell54On: AsyncParameterFactory<any Any.Type, String, Never> {
    self.async { a0 in self.note("definition", [shown(a0)], "seven" as String) }.on(.test) { a0 in self.note("test", [shown(a0)], "seven" as String) }
  }
  var cell54Promised: AsyncParameterFactory<any Any.Type, String, Never> { promised() }
  func check54() async throws {
    try await check(
      [shown(Int.self as any Any.Type)], shown("seven" as String), false,
      [
        { shown(await self.cell54(Int.self)) },
        { shown(await self[\.cell54, Int.self]) },
        { shown(await self.provider(\.cell54)(Int.self)) },
      ],
      variant: { shown(await self.cell54.under(CellStage.other)(Int.self)) },
      test: { shown(await self.cell54On(Int.self)) },
      kept: nil,
      promised: { shown(await self.cell54Promised(Int.self)) },
      register: {
        self.cell54.register { a0 in self.note("registered", [shown(a0)], "seven" as String) }
        self.cell54Promised.register { a0 in self.note("registered", [shown(a0)], "seven" as String) }
      },
      override: { self.cell54.override { a0 in self.note("overridden", [shown(a0)], "seven" as String) } })
  }

  var cell55: AsyncParameterFactory<(Int??, CellNothing), CellToken, Never> {
    self.async { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
      .when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
  }
  var cell55On: AsyncParameterFactory<(Int??, CellNothing), CellToken, Never> {
    self.async { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }.on(.test) { a0, a1 in self.note("test", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
  }
  var cell55Promised: AsyncParameterFactory<(Int??, CellNothing), CellToken, Never> { promised() }
  var cell55Kept: AsyncParameterFactory<(Int??, CellNothing), CellToken, Never> {
    self.async { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }.when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }.cached
  }
  func check55() async throws {
    try await check(
      [shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing)], shown(CellToken(number: 7) as CellToken), false,
      [
        { shown(await self.cell55(Int??.some(nil), CellNothing())) },
        { shown(await self[\.cell55, Int??.some(nil), CellNothing()]) },
        { shown(await self.provider(\.cell55)(Int??.some(nil), CellNothing())) },
      ],
      variant: { shown(await self.cell55.under(CellStage.other)(Int??.some(nil), CellNothing())) },
      test: { shown(await self.cell55On(Int??.some(nil), CellNothing())) },
      kept: { shown(await self.cell55Kept(Int??.some(nil), CellNothing())) },
      promised: { shown(await self.cell55Promised(Int??.some(nil), CellNothing())) },
      register: {
        self.cell55.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
        self.cell55Promised.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
      },
      override: { self.cell55.override { a0, a1 in self.note("overridden", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) } })
  }

  var cell56: AsyncParameterFactory<(any CellFigure, CellPage), any CellFigure, Never> {
    self.async { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell56On: AsyncParameterFactory<(any CellFigure, CellPage), any CellFigure, Never> {
    self.async { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }.on(.test) { a0, a1 in self.note("test", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell56Promised: AsyncParameterFactory<(any CellFigure, CellPage), any CellFigure, Never> { promised() }
  func check56() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(CellPage(byte: 7) as CellPage)], shown(CellSquare(side: 7) as any CellFigure), false,
      [
        { shown(await self.cell56(CellSquare(side: 7), CellPage(byte: 7))) },
        { shown(await self[\.cell56, CellSquare(side: 7), CellPage(byte: 7)]) },
        { shown(await self.provider(\.cell56)(CellSquare(side: 7), CellPage(byte: 7))) },
      ],
      variant: { shown(await self.cell56.under(CellStage.other)(CellSquare(side: 7), CellPage(byte: 7))) },
      test: { shown(await self.cell56On(CellSquare(side: 7), CellPage(byte: 7))) },
      kept: nil,
      promised: { shown(await self.cell56Promised(CellSquare(side: 7), CellPage(byte: 7))) },
      register: {
        self.cell56.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
        self.cell56Promised.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell56.override { a0, a1 in self.note("overridden", [shown(a0), shown(a1)], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell57: AsyncParameterFactory<(CellPage, String, CellToken), @Sendable () -> Int, Never> {
    self.async { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
      .when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell57On: AsyncParameterFactory<(CellPage, String, CellToken), @Sendable () -> Int, Never> {
    self.async { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }.on(.test) { a0, a1, a2 in self.note("test", [shown(a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell57Promised: AsyncParameterFactory<(CellPage, String, CellToken), @Sendable () -> Int, Never> { promised() }
  var cell57Kept: AsyncParameterFactory<(CellPage, String, CellToken), @Sendable () -> Int, Never> {
    self.async { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }.when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }.cached
  }
  func check57() async throws {
    try await check(
      [shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken)], shown(function: { @Sendable in 7 } as @Sendable () -> Int), false,
      [
        { shown(function: await self.cell57(CellPage(byte: 7), "seven", CellToken(number: 7))) },
        { shown(function: await self[\.cell57, CellPage(byte: 7), "seven", CellToken(number: 7)]) },
        { shown(function: await self.provider(\.cell57)(CellPage(byte: 7), "seven", CellToken(number: 7))) },
      ],
      variant: { shown(function: await self.cell57.under(CellStage.other)(CellPage(byte: 7), "seven", CellToken(number: 7))) },
      test: { shown(function: await self.cell57On(CellPage(byte: 7), "seven", CellToken(number: 7))) },
      kept: { shown(function: await self.cell57Kept(CellPage(byte: 7), "seven", CellToken(number: 7))) },
      promised: { shown(function: await self.cell57Promised(CellPage(byte: 7), "seven", CellToken(number: 7))) },
      register: {
        self.cell57.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
        self.cell57Promised.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
      },
      override: { self.cell57.override { a0, a1, a2 in self.note("overridden", [shown(a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) } })
  }

  var cell58: AsyncParameterFactory<(any Any.Type, CellToken, any CellFigure), any Any.Type, Never> {
    self.async { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
      .when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
  }
  var cell58On: AsyncParameterFactory<(any Any.Type, CellToken, any CellFigure), any Any.Type, Never> {
    self.async { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }.on(.test) { a0, a1, a2 in self.note("test", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
  }
  var cell58Promised: AsyncParameterFactory<(any Any.Type, CellToken, any CellFigure), any Any.Type, Never> { promised() }
  func check58() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(CellToken(number: 7) as CellToken), shown(CellSquare(side: 7) as any CellFigure)], shown(Int.self as any Any.Type), false,
      [
        { shown(await self.cell58(Int.self, CellToken(number: 7), CellSquare(side: 7))) },
        { shown(await self[\.cell58, Int.self, CellToken(number: 7), CellSquare(side: 7)]) },
        { shown(await self.provider(\.cell58)(Int.self, CellToken(number: 7), CellSquare(side: 7))) },
      ],
      variant: { shown(await self.cell58.under(CellStage.other)(Int.self, CellToken(number: 7), CellSquare(side: 7))) },
      test: { shown(await self.cell58On(Int.self, CellToken(number: 7), CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(await self.cell58Promised(Int.self, CellToken(number: 7), CellSquare(side: 7))) },
      register: {
        self.cell58.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
        self.cell58Promised.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) }
      },
      override: { self.cell58.override { a0, a1, a2 in self.note("overridden", [shown(a0), shown(a1), shown(a2)], Int.self as any Any.Type) } })
  }

  var cell59: AsyncParameterFactory<(CellToken, Bool, Int??, CellNothing), (Int, String), Never> {
    self.async { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], (7, "seven") as (Int, String)) }
  }
  var cell59On: AsyncParameterFactory<(CellToken, Bool, Int??, CellNothing), (Int, String), Never> {
    self.async { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], (7, "seven") as (Int, String)) }.on(.test) { a0, a1, a2, a3 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3)], (7, "seven") as (Int, String)) }
  }
  var cell59Promised: AsyncParameterFactory<(CellToken, Bool, Int??, CellNothing), (Int, String), Never> { promised() }
  var cell59Kept: AsyncParameterFactory<(CellToken, Bool, Int??, CellNothing), (Int, String), Never> {
    self.async { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], (7, "seven") as (Int, String)) }.when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], (7, "seven") as (Int, String)) }.cached
  }
  func check59() async throws {
    try await check(
      [shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing)], shown((7, "seven") as (Int, String)), false,
      [
        { shown(await self.cell59(CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
        { shown(await self[\.cell59, CellToken(number: 7), true, Int??.some(nil), CellNothing()]) },
        { shown(await self.provider(\.cell59)(CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      ],
      variant: { shown(await self.cell59.under(CellStage.other)(CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      test: { shown(await self.cell59On(CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      kept: { shown(await self.cell59Kept(CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      promised: { shown(await self.cell59Promised(CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      register: {
        self.cell59.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], (7, "seven") as (Int, String)) }
        self.cell59Promised.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell59.override { a0, a1, a2, a3 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], (7, "seven") as (Int, String)) } })
  }

  var cell60: AsyncParameterFactory<(any CellFigure, Int??, any Any.Type, (Int, String)), Bool, Never> {
    self.async { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
      .when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
  }
  var cell60On: AsyncParameterFactory<(any CellFigure, Int??, any Any.Type, (Int, String)), Bool, Never> {
    self.async { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }.on(.test) { a0, a1, a2, a3 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
  }
  var cell60Promised: AsyncParameterFactory<(any CellFigure, Int??, any Any.Type, (Int, String)), Bool, Never> { promised() }
  func check60() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(Int??.some(nil) as Int??), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String))], shown(true as Bool), false,
      [
        { shown(await self.cell60(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"))) },
        { shown(await self[\.cell60, CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven")]) },
        { shown(await self.provider(\.cell60)(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"))) },
      ],
      variant: { shown(await self.cell60.under(CellStage.other)(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"))) },
      test: { shown(await self.cell60On(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"))) },
      kept: nil,
      promised: { shown(await self.cell60Promised(CellSquare(side: 7), Int??.some(nil), Int.self, (7, "seven"))) },
      register: {
        self.cell60.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
        self.cell60Promised.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) }
      },
      override: { self.cell60.override { a0, a1, a2, a3 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], true as Bool) } })
  }

  var cell61: AsyncParameterFactory<(Int??, CellNothing, CellPage, String, CellToken), Int??, Never> {
    self.async { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int??.some(nil) as Int??) }
  }
  var cell61On: AsyncParameterFactory<(Int??, CellNothing, CellPage, String, CellToken), Int??, Never> {
    self.async { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int??.some(nil) as Int??) }.on(.test) { a0, a1, a2, a3, a4 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int??.some(nil) as Int??) }
  }
  var cell61Promised: AsyncParameterFactory<(Int??, CellNothing, CellPage, String, CellToken), Int??, Never> { promised() }
  var cell61Kept: AsyncParameterFactory<(Int??, CellNothing, CellPage, String, CellToken), Int??, Never> {
    self.async { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int??.some(nil) as Int??) }.when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int??.some(nil) as Int??) }.cached
  }
  func check61() async throws {
    try await check(
      [shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken)], shown(Int??.some(nil) as Int??), false,
      [
        { shown(await self.cell61(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
        { shown(await self[\.cell61, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7)]) },
        { shown(await self.provider(\.cell61)(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      ],
      variant: { shown(await self.cell61.under(CellStage.other)(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      test: { shown(await self.cell61On(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      kept: { shown(await self.cell61Kept(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      promised: { shown(await self.cell61Promised(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      register: {
        self.cell61.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int??.some(nil) as Int??) }
        self.cell61Promised.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int??.some(nil) as Int??) }
      },
      override: { self.cell61.override { a0, a1, a2, a3, a4 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int??.some(nil) as Int??) } })
  }

  var cell62: AsyncParameterFactory<(any Any.Type, CellPage, any CellFigure, @Sendable () -> Int, any Any.Type), CellNothing, Never> {
    self.async { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], CellNothing() as CellNothing) }
  }
  var cell62On: AsyncParameterFactory<(any Any.Type, CellPage, any CellFigure, @Sendable () -> Int, any Any.Type), CellNothing, Never> {
    self.async { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], CellNothing() as CellNothing) }.on(.test) { a0, a1, a2, a3, a4 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], CellNothing() as CellNothing) }
  }
  var cell62Promised: AsyncParameterFactory<(any Any.Type, CellPage, any CellFigure, @Sendable () -> Int, any Any.Type), CellNothing, Never> { promised() }
  func check62() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(CellPage(byte: 7) as CellPage), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type)], shown(CellNothing() as CellNothing), false,
      [
        { shown(await self.cell62(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
        { shown(await self[\.cell62, Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self]) },
        { shown(await self.provider(\.cell62)(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      ],
      variant: { shown(await self.cell62.under(CellStage.other)(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      test: { shown(await self.cell62On(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      kept: nil,
      promised: { shown(await self.cell62Promised(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      register: {
        self.cell62.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], CellNothing() as CellNothing) }
        self.cell62Promised.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], CellNothing() as CellNothing) }
      },
      override: { self.cell62.override { a0, a1, a2, a3, a4 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4)], CellNothing() as CellNothing) } })
  }

  var cell63: AsyncParameterFactory<(CellPage, String, CellToken, Bool, Int??, CellNothing), CellPage, Never> {
    self.async { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
  }
  var cell63On: AsyncParameterFactory<(CellPage, String, CellToken, Bool, Int??, CellNothing), CellPage, Never> {
    self.async { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }.on(.test) { a0, a1, a2, a3, a4, a5 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
  }
  var cell63Promised: AsyncParameterFactory<(CellPage, String, CellToken, Bool, Int??, CellNothing), CellPage, Never> { promised() }
  var cell63Kept: AsyncParameterFactory<(CellPage, String, CellToken, Bool, Int??, CellNothing), CellPage, Never> {
    self.async { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }.when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }.cached
  }
  func check63() async throws {
    try await check(
      [shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing)], shown(CellPage(byte: 7) as CellPage), false,
      [
        { shown(await self.cell63(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
        { shown(await self[\.cell63, CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing()]) },
        { shown(await self.provider(\.cell63)(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      ],
      variant: { shown(await self.cell63.under(CellStage.other)(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      test: { shown(await self.cell63On(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      kept: { shown(await self.cell63Kept(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      promised: { shown(await self.cell63Promised(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      register: {
        self.cell63.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
        self.cell63Promised.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell63.override { a0, a1, a2, a3, a4, a5 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) } })
  }

  var cell64: AsyncParameterFactory<(any CellFigure, CellToken, any Any.Type, (Int, String), any CellFigure, @Sendable () -> Int), String, Never> {
    self.async { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], "seven" as String) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], "seven" as String) }
  }
  var cell64On: AsyncParameterFactory<(any CellFigure, CellToken, any Any.Type, (Int, String), any CellFigure, @Sendable () -> Int), String, Never> {
    self.async { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], "seven" as String) }.on(.test) { a0, a1, a2, a3, a4, a5 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], "seven" as String) }
  }
  var cell64Promised: AsyncParameterFactory<(any CellFigure, CellToken, any Any.Type, (Int, String), any CellFigure, @Sendable () -> Int), String, Never> { promised() }
  func check64() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(CellToken(number: 7) as CellToken), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown("seven" as String), false,
      [
        { shown(await self.cell64(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
        { shown(await self[\.cell64, CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }]) },
        { shown(await self.provider(\.cell64)(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      ],
      variant: { shown(await self.cell64.under(CellStage.other)(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      test: { shown(await self.cell64On(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      kept: nil,
      promised: { shown(await self.cell64Promised(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      register: {
        self.cell64.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], "seven" as String) }
        self.cell64Promised.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], "seven" as String) }
      },
      override: { self.cell64.override { a0, a1, a2, a3, a4, a5 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(function: a5)], "seven" as String) } })
  }

  var cell65: AsyncFactory<CellToken, CellError> {
    self.async { () async throws(CellError) in try self.noted("definition", [], CellToken(number: 7) as CellToken) }
      .when(CellStage.other) { () async throws(CellError) in try self.noted("variant", [], CellToken(number: 7) as CellToken) }
  }
  var cell65On: AsyncFactory<CellToken, CellError> {
    self.async { () async throws(CellError) in try self.noted("definition", [], CellToken(number: 7) as CellToken) }.on(.test) { () async throws(CellError) in try self.noted("test", [], CellToken(number: 7) as CellToken) }
  }
  var cell65Promised: AsyncFactory<CellToken, CellError> { promised() }
  var cell65Kept: AsyncFactory<CellToken, CellError> {
    self.async { () async throws(CellError) in try self.noted("definition", [], CellToken(number: 7) as CellToken) }.when(CellStage.other) { () async throws(CellError) in try self.noted("variant", [], CellToken(number: 7) as CellToken) }.cached
  }
  func check65() async throws {
    try await check(
      [], shown(CellToken(number: 7) as CellToken), true,
      [
        { shown(try await self.cell65()) },
        { shown(try await self[\.cell65]) },
        { shown(try await self.provider(\.cell65)()) },
      ],
      variant: { shown(try await self.cell65.under(CellStage.other)()) },
      test: { shown(try await self.cell65On()) },
      kept: { shown(try await self.cell65Kept()) },
      promised: { shown(try await self.cell65Promised()) },
      register: {
        self.cell65.register { () async throws(CellError) in try self.noted("registered", [], CellToken(number: 7) as CellToken) }
        self.cell65Promised.register { () async throws(CellError) in try self.noted("registered", [], CellToken(number: 7) as CellToken) }
      },
      override: { self.cell65.override { () async throws(CellError) in try self.noted("overridden", [], CellToken(number: 7) as CellToken) } })
  }

  var cell66: AsyncParameterFactory<Bool, any CellFigure, CellError> {
    self.async { (a0) async throws(CellError) in try self.noted("definition", [shown(a0)], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { (a0) async throws(CellError) in try self.noted("variant", [shown(a0)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell66On: AsyncParameterFactory<Bool, any CellFigure, CellError> {
    self.async { (a0) async throws(CellError) in try self.noted("definition", [shown(a0)], CellSquare(side: 7) as any CellFigure) }.on(.test) { (a0) async throws(CellError) in try self.noted("test", [shown(a0)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell66Promised: AsyncParameterFactory<Bool, any CellFigure, CellError> { promised() }
  var cell66Kept: AsyncParameterFactory<Bool, any CellFigure, CellError> {
    self.async { (a0) async throws(CellError) in try self.noted("definition", [shown(a0)], CellSquare(side: 7) as any CellFigure) }.when(CellStage.other) { (a0) async throws(CellError) in try self.noted("variant", [shown(a0)], CellSquare(side: 7) as any CellFigure) }.cached
  }
  func check66() async throws {
    try await check(
      [shown(true as Bool)], shown(CellSquare(side: 7) as any CellFigure), true,
      [
        { shown(try await self.cell66(true)) },
        { shown(try await self[\.cell66, true]) },
        { shown(try await self.provider(\.cell66)(true)) },
      ],
      variant: { shown(try await self.cell66.under(CellStage.other)(true)) },
      test: { shown(try await self.cell66On(true)) },
      kept: { shown(try await self.cell66Kept(true)) },
      promised: { shown(try await self.cell66Promised(true)) },
      register: {
        self.cell66.register { (a0) async throws(CellError) in try self.noted("registered", [shown(a0)], CellSquare(side: 7) as any CellFigure) }
        self.cell66Promised.register { (a0) async throws(CellError) in try self.noted("registered", [shown(a0)], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell66.override { (a0) async throws(CellError) in try self.noted("overridden", [shown(a0)], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell67: AsyncParameterFactory<any CellFigure, (Int, String), CellError> {
    self.async { (a0) async throws(CellError) in try self.noted("definition", [shown(a0)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { (a0) async throws(CellError) in try self.noted("variant", [shown(a0)], (7, "seven") as (Int, String)) }
  }
  var cell67On: AsyncParameterFactory<any CellFigure, (Int, String), CellError> {
    self.async { (a0) async throws(CellError) in try self.noted("definition", [shown(a0)], (7, "seven") as (Int, String)) }.on(.test) { (a0) async throws(CellError) in try self.noted("test", [shown(a0)], (7, "seven") as (Int, String)) }
  }
  var cell67Promised: AsyncParameterFactory<any CellFigure, (Int, String), CellError> { promised() }
  func check67() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure)], shown((7, "seven") as (Int, String)), true,
      [
        { shown(try await self.cell67(CellSquare(side: 7))) },
        { shown(try await self[\.cell67, CellSquare(side: 7)]) },
        { shown(try await self.provider(\.cell67)(CellSquare(side: 7))) },
      ],
      variant: { shown(try await self.cell67.under(CellStage.other)(CellSquare(side: 7))) },
      test: { shown(try await self.cell67On(CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(try await self.cell67Promised(CellSquare(side: 7))) },
      register: {
        self.cell67.register { (a0) async throws(CellError) in try self.noted("registered", [shown(a0)], (7, "seven") as (Int, String)) }
        self.cell67Promised.register { (a0) async throws(CellError) in try self.noted("registered", [shown(a0)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell67.override { (a0) async throws(CellError) in try self.noted("overridden", [shown(a0)], (7, "seven") as (Int, String)) } })
  }

  var cell68: AsyncParameterFactory<(CellNothing, CellPage), any Any.Type, CellError> {
    self.async { a0, a1 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1)], Int.self as any Any.Type) }
      .when(CellStage.other) { a0, a1 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1)], Int.self as any Any.Type) }
  }
  var cell68On: AsyncParameterFactory<(CellNothing, CellPage), any Any.Type, CellError> {
    self.async { a0, a1 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1)], Int.self as any Any.Type) }.on(.test) { a0, a1 async throws(CellError) in try self.noted("test", [shown(a0), shown(a1)], Int.self as any Any.Type) }
  }
  var cell68Promised: AsyncParameterFactory<(CellNothing, CellPage), any Any.Type, CellError> { promised() }
  var cell68Kept: AsyncParameterFactory<(CellNothing, CellPage), any Any.Type, CellError> {
    self.async { a0, a1 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1)], Int.self as any Any.Type) }.when(CellStage.other) { a0, a1 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1)], Int.self as any Any.Type) }.cached
  }
  func check68() async throws {
    try await check(
      [shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage)], shown(Int.self as any Any.Type), true,
      [
        { shown(try await self.cell68(CellNothing(), CellPage(byte: 7))) },
        { shown(try await self[\.cell68, CellNothing(), CellPage(byte: 7)]) },
        { shown(try await self.provider(\.cell68)(CellNothing(), CellPage(byte: 7))) },
      ],
      variant: { shown(try await self.cell68.under(CellStage.other)(CellNothing(), CellPage(byte: 7))) },
      test: { shown(try await self.cell68On(CellNothing(), CellPage(byte: 7))) },
      kept: { shown(try await self.cell68Kept(CellNothing(), CellPage(byte: 7))) },
      promised: { shown(try await self.cell68Promised(CellNothing(), CellPage(byte: 7))) },
      register: {
        self.cell68.register { a0, a1 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1)], Int.self as any Any.Type) }
        self.cell68Promised.register { a0, a1 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1)], Int.self as any Any.Type) }
      },
      override: { self.cell68.override { a0, a1 async throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1)], Int.self as any Any.Type) } })
  }

  var cell69: AsyncParameterFactory<(@Sendable () -> Int, String), (Int, String), CellError> {
    self.async { a0, a1 async throws(CellError) in try self.noted("definition", [shown(function: a0), shown(a1)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0, a1 async throws(CellError) in try self.noted("variant", [shown(function: a0), shown(a1)], (7, "seven") as (Int, String)) }
  }
  var cell69On: AsyncParameterFactory<(@Sendable () -> Int, String), (Int, String), CellError> {
    self.async { a0, a1 async throws(CellError) in try self.noted("definition", [shown(function: a0), shown(a1)], (7, "seven") as (Int, String)) }.on(.test) { a0, a1 async throws(CellError) in try self.noted("test", [shown(function: a0), shown(a1)], (7, "seven") as (Int, String)) }
  }
  var cell69Promised: AsyncParameterFactory<(@Sendable () -> Int, String), (Int, String), CellError> { promised() }
  func check69() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown("seven" as String)], shown((7, "seven") as (Int, String)), true,
      [
        { shown(try await self.cell69({ @Sendable in 7 }, "seven")) },
        { shown(try await self[\.cell69, { @Sendable in 7 }, "seven"]) },
        { shown(try await self.provider(\.cell69)({ @Sendable in 7 }, "seven")) },
      ],
      variant: { shown(try await self.cell69.under(CellStage.other)({ @Sendable in 7 }, "seven")) },
      test: { shown(try await self.cell69On({ @Sendable in 7 }, "seven")) },
      kept: nil,
      promised: { shown(try await self.cell69Promised({ @Sendable in 7 }, "seven")) },
      register: {
        self.cell69.register { a0, a1 async throws(CellError) in try self.noted("registered", [shown(function: a0), shown(a1)], (7, "seven") as (Int, String)) }
        self.cell69Promised.register { a0, a1 async throws(CellError) in try self.noted("registered", [shown(function: a0), shown(a1)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell69.override { a0, a1 async throws(CellError) in try self.noted("overridden", [shown(function: a0), shown(a1)], (7, "seven") as (Int, String)) } })
  }

  var cell70: AsyncParameterFactory<(String, CellToken, Bool), Bool, CellError> {
    self.async { a0, a1, a2 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2)], true as Bool) }
      .when(CellStage.other) { a0, a1, a2 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2)], true as Bool) }
  }
  var cell70On: AsyncParameterFactory<(String, CellToken, Bool), Bool, CellError> {
    self.async { a0, a1, a2 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2)], true as Bool) }.on(.test) { a0, a1, a2 async throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2)], true as Bool) }
  }
  var cell70Promised: AsyncParameterFactory<(String, CellToken, Bool), Bool, CellError> { promised() }
  var cell70Kept: AsyncParameterFactory<(String, CellToken, Bool), Bool, CellError> {
    self.async { a0, a1, a2 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2)], true as Bool) }.when(CellStage.other) { a0, a1, a2 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2)], true as Bool) }.cached
  }
  func check70() async throws {
    try await check(
      [shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool)], shown(true as Bool), true,
      [
        { shown(try await self.cell70("seven", CellToken(number: 7), true)) },
        { shown(try await self[\.cell70, "seven", CellToken(number: 7), true]) },
        { shown(try await self.provider(\.cell70)("seven", CellToken(number: 7), true)) },
      ],
      variant: { shown(try await self.cell70.under(CellStage.other)("seven", CellToken(number: 7), true)) },
      test: { shown(try await self.cell70On("seven", CellToken(number: 7), true)) },
      kept: { shown(try await self.cell70Kept("seven", CellToken(number: 7), true)) },
      promised: { shown(try await self.cell70Promised("seven", CellToken(number: 7), true)) },
      register: {
        self.cell70.register { a0, a1, a2 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2)], true as Bool) }
        self.cell70Promised.register { a0, a1, a2 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2)], true as Bool) }
      },
      override: { self.cell70.override { a0, a1, a2 async throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2)], true as Bool) } })
  }

  var cell71: AsyncParameterFactory<((Int, String), Bool, @Sendable () -> Int), Int??, CellError> {
    self.async { a0, a1, a2 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(function: a2)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0, a1, a2 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(function: a2)], Int??.some(nil) as Int??) }
  }
  var cell71On: AsyncParameterFactory<((Int, String), Bool, @Sendable () -> Int), Int??, CellError> {
    self.async { a0, a1, a2 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(function: a2)], Int??.some(nil) as Int??) }.on(.test) { a0, a1, a2 async throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(function: a2)], Int??.some(nil) as Int??) }
  }
  var cell71Promised: AsyncParameterFactory<((Int, String), Bool, @Sendable () -> Int), Int??, CellError> { promised() }
  func check71() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown(true as Bool), shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown(Int??.some(nil) as Int??), true,
      [
        { shown(try await self.cell71((7, "seven"), true, { @Sendable in 7 })) },
        { shown(try await self[\.cell71, (7, "seven"), true, { @Sendable in 7 }]) },
        { shown(try await self.provider(\.cell71)((7, "seven"), true, { @Sendable in 7 })) },
      ],
      variant: { shown(try await self.cell71.under(CellStage.other)((7, "seven"), true, { @Sendable in 7 })) },
      test: { shown(try await self.cell71On((7, "seven"), true, { @Sendable in 7 })) },
      kept: nil,
      promised: { shown(try await self.cell71Promised((7, "seven"), true, { @Sendable in 7 })) },
      register: {
        self.cell71.register { a0, a1, a2 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(function: a2)], Int??.some(nil) as Int??) }
        self.cell71Promised.register { a0, a1, a2 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(function: a2)], Int??.some(nil) as Int??) }
      },
      override: { self.cell71.override { a0, a1, a2 async throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(function: a2)], Int??.some(nil) as Int??) } })
  }

  var cell72: AsyncParameterFactory<(Bool, Int??, CellNothing, CellPage), CellNothing, CellError> {
    self.async { a0, a1, a2, a3 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0, a1, a2, a3 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], CellNothing() as CellNothing) }
  }
  var cell72On: AsyncParameterFactory<(Bool, Int??, CellNothing, CellPage), CellNothing, CellError> {
    self.async { a0, a1, a2, a3 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellNothing() as CellNothing) }.on(.test) { a0, a1, a2, a3 async throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2), shown(a3)], CellNothing() as CellNothing) }
  }
  var cell72Promised: AsyncParameterFactory<(Bool, Int??, CellNothing, CellPage), CellNothing, CellError> { promised() }
  var cell72Kept: AsyncParameterFactory<(Bool, Int??, CellNothing, CellPage), CellNothing, CellError> {
    self.async { a0, a1, a2, a3 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellNothing() as CellNothing) }.when(CellStage.other) { a0, a1, a2, a3 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], CellNothing() as CellNothing) }.cached
  }
  func check72() async throws {
    try await check(
      [shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage)], shown(CellNothing() as CellNothing), true,
      [
        { shown(try await self.cell72(true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
        { shown(try await self[\.cell72, true, Int??.some(nil), CellNothing(), CellPage(byte: 7)]) },
        { shown(try await self.provider(\.cell72)(true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      ],
      variant: { shown(try await self.cell72.under(CellStage.other)(true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      test: { shown(try await self.cell72On(true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      kept: { shown(try await self.cell72Kept(true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      promised: { shown(try await self.cell72Promised(true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      register: {
        self.cell72.register { a0, a1, a2, a3 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], CellNothing() as CellNothing) }
        self.cell72Promised.register { a0, a1, a2, a3 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], CellNothing() as CellNothing) }
      },
      override: { self.cell72.override { a0, a1, a2, a3 async throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], CellNothing() as CellNothing) } })
  }

  var cell73: AsyncParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String), any CellFigure), CellPage, CellError> {
    self.async { a0, a1, a2, a3 async throws(CellError) in try self.noted("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0, a1, a2, a3 async throws(CellError) in try self.noted("variant", [shown(function: a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
  }
  var cell73On: AsyncParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String), any CellFigure), CellPage, CellError> {
    self.async { a0, a1, a2, a3 async throws(CellError) in try self.noted("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }.on(.test) { a0, a1, a2, a3 async throws(CellError) in try self.noted("test", [shown(function: a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
  }
  var cell73Promised: AsyncParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String), any CellFigure), CellPage, CellError> { promised() }
  func check73() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(CellNothing() as CellNothing), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure)], shown(CellPage(byte: 7) as CellPage), true,
      [
        { shown(try await self.cell73({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7))) },
        { shown(try await self[\.cell73, { @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7)]) },
        { shown(try await self.provider(\.cell73)({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7))) },
      ],
      variant: { shown(try await self.cell73.under(CellStage.other)({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7))) },
      test: { shown(try await self.cell73On({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(try await self.cell73Promised({ @Sendable in 7 }, CellNothing(), (7, "seven"), CellSquare(side: 7))) },
      register: {
        self.cell73.register { a0, a1, a2, a3 async throws(CellError) in try self.noted("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
        self.cell73Promised.register { a0, a1, a2, a3 async throws(CellError) in try self.noted("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell73.override { a0, a1, a2, a3 async throws(CellError) in try self.noted("overridden", [shown(function: a0), shown(a1), shown(a2), shown(a3)], CellPage(byte: 7) as CellPage) } })
  }

  var cell74: AsyncParameterFactory<(CellNothing, CellPage, String, CellToken, Bool), String, CellError> {
    self.async { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], "seven" as String) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], "seven" as String) }
  }
  var cell74On: AsyncParameterFactory<(CellNothing, CellPage, String, CellToken, Bool), String, CellError> {
    self.async { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], "seven" as String) }.on(.test) { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], "seven" as String) }
  }
  var cell74Promised: AsyncParameterFactory<(CellNothing, CellPage, String, CellToken, Bool), String, CellError> { promised() }
  var cell74Kept: AsyncParameterFactory<(CellNothing, CellPage, String, CellToken, Bool), String, CellError> {
    self.async { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], "seven" as String) }.when(CellStage.other) { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], "seven" as String) }.cached
  }
  func check74() async throws {
    try await check(
      [shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool)], shown("seven" as String), true,
      [
        { shown(try await self.cell74(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
        { shown(try await self[\.cell74, CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true]) },
        { shown(try await self.provider(\.cell74)(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      ],
      variant: { shown(try await self.cell74.under(CellStage.other)(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      test: { shown(try await self.cell74On(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      kept: { shown(try await self.cell74Kept(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      promised: { shown(try await self.cell74Promised(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7), true)) },
      register: {
        self.cell74.register { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], "seven" as String) }
        self.cell74Promised.register { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], "seven" as String) }
      },
      override: { self.cell74.override { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], "seven" as String) } })
  }

  var cell75: AsyncParameterFactory<((Int, String), String, @Sendable () -> Int, any Any.Type, (Int, String)), CellToken, CellError> {
    self.async { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
  }
  var cell75On: AsyncParameterFactory<((Int, String), String, @Sendable () -> Int, any Any.Type, (Int, String)), CellToken, CellError> {
    self.async { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }.on(.test) { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
  }
  var cell75Promised: AsyncParameterFactory<((Int, String), String, @Sendable () -> Int, any Any.Type, (Int, String)), CellToken, CellError> { promised() }
  func check75() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown("seven" as String), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String))], shown(CellToken(number: 7) as CellToken), true,
      [
        { shown(try await self.cell75((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"))) },
        { shown(try await self[\.cell75, (7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven")]) },
        { shown(try await self.provider(\.cell75)((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"))) },
      ],
      variant: { shown(try await self.cell75.under(CellStage.other)((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"))) },
      test: { shown(try await self.cell75On((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"))) },
      kept: nil,
      promised: { shown(try await self.cell75Promised((7, "seven"), "seven", { @Sendable in 7 }, Int.self, (7, "seven"))) },
      register: {
        self.cell75.register { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
        self.cell75Promised.register { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) }
      },
      override: { self.cell75.override { a0, a1, a2, a3, a4 async throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4)], CellToken(number: 7) as CellToken) } })
  }

  var cell76: AsyncParameterFactory<(String, CellToken, Bool, Int??, CellNothing, CellPage), any CellFigure, CellError> {
    self.async { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell76On: AsyncParameterFactory<(String, CellToken, Bool, Int??, CellNothing, CellPage), any CellFigure, CellError> {
    self.async { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellSquare(side: 7) as any CellFigure) }.on(.test) { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell76Promised: AsyncParameterFactory<(String, CellToken, Bool, Int??, CellNothing, CellPage), any CellFigure, CellError> { promised() }
  var cell76Kept: AsyncParameterFactory<(String, CellToken, Bool, Int??, CellNothing, CellPage), any CellFigure, CellError> {
    self.async { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellSquare(side: 7) as any CellFigure) }.when(CellStage.other) { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellSquare(side: 7) as any CellFigure) }.cached
  }
  func check76() async throws {
    try await check(
      [shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage)], shown(CellSquare(side: 7) as any CellFigure), true,
      [
        { shown(try await self.cell76("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
        { shown(try await self[\.cell76, "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7)]) },
        { shown(try await self.provider(\.cell76)("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      ],
      variant: { shown(try await self.cell76.under(CellStage.other)("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      test: { shown(try await self.cell76On("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      kept: { shown(try await self.cell76Kept("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      promised: { shown(try await self.cell76Promised("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7))) },
      register: {
        self.cell76.register { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellSquare(side: 7) as any CellFigure) }
        self.cell76Promised.register { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell76.override { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell77: AsyncParameterFactory<(@Sendable () -> Int, Bool, (Int, String), any CellFigure, @Sendable () -> Int, any Any.Type), @Sendable () -> Int, CellError> {
    self.async { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("variant", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell77On: AsyncParameterFactory<(@Sendable () -> Int, Bool, (Int, String), any CellFigure, @Sendable () -> Int, any Any.Type), @Sendable () -> Int, CellError> {
    self.async { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }.on(.test) { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("test", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell77Promised: AsyncParameterFactory<(@Sendable () -> Int, Bool, (Int, String), any CellFigure, @Sendable () -> Int, any Any.Type), @Sendable () -> Int, CellError> { promised() }
  func check77() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(true as Bool), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type)], shown(function: { @Sendable in 7 } as @Sendable () -> Int), true,
      [
        { shown(function: try await self.cell77({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
        { shown(function: try await self[\.cell77, { @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self]) },
        { shown(function: try await self.provider(\.cell77)({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      ],
      variant: { shown(function: try await self.cell77.under(CellStage.other)({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      test: { shown(function: try await self.cell77On({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      kept: nil,
      promised: { shown(function: try await self.cell77Promised({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }, Int.self)) },
      register: {
        self.cell77.register { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
        self.cell77Promised.register { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) }
      },
      override: { self.cell77.override { a0, a1, a2, a3, a4, a5 async throws(CellError) in try self.noted("overridden", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4), shown(a5)], { @Sendable in 7 } as @Sendable () -> Int) } })
  }

  var cell78: AsyncFactory<any Any.Type, any Error> {
    self.async { try self.anyNoted("definition", [], Int.self as any Any.Type) }
      .when(CellStage.other) { try self.anyNoted("variant", [], Int.self as any Any.Type) }
  }
  var cell78On: AsyncFactory<any Any.Type, any Error> {
    self.async { try self.anyNoted("definition", [], Int.self as any Any.Type) }.on(.test) { try self.anyNoted("test", [], Int.self as any Any.Type) }
  }
  var cell78Promised: AsyncFactory<any Any.Type, any Error> { promised() }
  var cell78Kept: AsyncFactory<any Any.Type, any Error> {
    self.async { try self.anyNoted("definition", [], Int.self as any Any.Type) }.when(CellStage.other) { try self.anyNoted("variant", [], Int.self as any Any.Type) }.cached
  }
  func check78() async throws {
    try await check(
      [], shown(Int.self as any Any.Type), true,
      [
        { shown(try await self.cell78()) },
        { shown(try await self[\.cell78]) },
        { shown(try await self.provider(\.cell78)()) },
      ],
      variant: { shown(try await self.cell78.under(CellStage.other)()) },
      test: { shown(try await self.cell78On()) },
      kept: { shown(try await self.cell78Kept()) },
      promised: { shown(try await self.cell78Promised()) },
      register: {
        self.cell78.register { try self.anyNoted("registered", [], Int.self as any Any.Type) }
        self.cell78Promised.register { try self.anyNoted("registered", [], Int.self as any Any.Type) }
      },
      override: { self.cell78.override { try self.anyNoted("overridden", [], Int.self as any Any.Type) } })
  }

  var cell79: AsyncParameterFactory<Int??, (Int, String), any Error> {
    self.async { a0 in try self.anyNoted("definition", [shown(a0)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0 in try self.anyNoted("variant", [shown(a0)], (7, "seven") as (Int, String)) }
  }
  var cell79On: AsyncParameterFactory<Int??, (Int, String), any Error> {
    self.async { a0 in try self.anyNoted("definition", [shown(a0)], (7, "seven") as (Int, String)) }.on(.test) { a0 in try self.anyNoted("test", [shown(a0)], (7, "seven") as (Int, String)) }
  }
  var cell79Promised: AsyncParameterFactory<Int??, (Int, String), any Error> { promised() }
  var cell79Kept: AsyncParameterFactory<Int??, (Int, String), any Error> {
    self.async { a0 in try self.anyNoted("definition", [shown(a0)], (7, "seven") as (Int, String)) }.when(CellStage.other) { a0 in try self.anyNoted("variant", [shown(a0)], (7, "seven") as (Int, String)) }.cached
  }
  func check79() async throws {
    try await check(
      [shown(Int??.some(nil) as Int??)], shown((7, "seven") as (Int, String)), true,
      [
        { shown(try await self.cell79(Int??.some(nil))) },
        { shown(try await self[\.cell79, Int??.some(nil)]) },
        { shown(try await self.provider(\.cell79)(Int??.some(nil))) },
      ],
      variant: { shown(try await self.cell79.under(CellStage.other)(Int??.some(nil))) },
      test: { shown(try await self.cell79On(Int??.some(nil))) },
      kept: { shown(try await self.cell79Kept(Int??.some(nil))) },
      promised: { shown(try await self.cell79Promised(Int??.some(nil))) },
      register: {
        self.cell79.register { a0 in try self.anyNoted("registered", [shown(a0)], (7, "seven") as (Int, String)) }
        self.cell79Promised.register { a0 in try self.anyNoted("registered", [shown(a0)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell79.override { a0 in try self.anyNoted("overridden", [shown(a0)], (7, "seven") as (Int, String)) } })
  }

  var cell80: AsyncParameterFactory<any CellFigure, Bool, any Error> {
    self.async { a0 in try self.anyNoted("definition", [shown(a0)], true as Bool) }
      .when(CellStage.other) { a0 in try self.anyNoted("variant", [shown(a0)], true as Bool) }
  }
  var cell80On: AsyncParameterFactory<any CellFigure, Bool, any Error> {
    self.async { a0 in try self.anyNoted("definition", [shown(a0)], true as Bool) }.on(.test) { a0 in try self.anyNoted("test", [shown(a0)], true as Bool) }
  }
  var cell80Promised: AsyncParameterFactory<any CellFigure, Bool, any Error> { promised() }
  func check80() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure)], shown(true as Bool), true,
      [
        { shown(try await self.cell80(CellSquare(side: 7))) },
        { shown(try await self[\.cell80, CellSquare(side: 7)]) },
        { shown(try await self.provider(\.cell80)(CellSquare(side: 7))) },
      ],
      variant: { shown(try await self.cell80.under(CellStage.other)(CellSquare(side: 7))) },
      test: { shown(try await self.cell80On(CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(try await self.cell80Promised(CellSquare(side: 7))) },
      register: {
        self.cell80.register { a0 in try self.anyNoted("registered", [shown(a0)], true as Bool) }
        self.cell80Promised.register { a0 in try self.anyNoted("registered", [shown(a0)], true as Bool) }
      },
      override: { self.cell80.override { a0 in try self.anyNoted("overridden", [shown(a0)], true as Bool) } })
  }

  var cell81: AsyncParameterFactory<(CellPage, String), Int??, any Error> {
    self.async { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0, a1 in try self.anyNoted("variant", [shown(a0), shown(a1)], Int??.some(nil) as Int??) }
  }
  var cell81On: AsyncParameterFactory<(CellPage, String), Int??, any Error> {
    self.async { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], Int??.some(nil) as Int??) }.on(.test) { a0, a1 in try self.anyNoted("test", [shown(a0), shown(a1)], Int??.some(nil) as Int??) }
  }
  var cell81Promised: AsyncParameterFactory<(CellPage, String), Int??, any Error> { promised() }
  var cell81Kept: AsyncParameterFactory<(CellPage, String), Int??, any Error> {
    self.async { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], Int??.some(nil) as Int??) }.when(CellStage.other) { a0, a1 in try self.anyNoted("variant", [shown(a0), shown(a1)], Int??.some(nil) as Int??) }.cached
  }
  func check81() async throws {
    try await check(
      [shown(CellPage(byte: 7) as CellPage), shown("seven" as String)], shown(Int??.some(nil) as Int??), true,
      [
        { shown(try await self.cell81(CellPage(byte: 7), "seven")) },
        { shown(try await self[\.cell81, CellPage(byte: 7), "seven"]) },
        { shown(try await self.provider(\.cell81)(CellPage(byte: 7), "seven")) },
      ],
      variant: { shown(try await self.cell81.under(CellStage.other)(CellPage(byte: 7), "seven")) },
      test: { shown(try await self.cell81On(CellPage(byte: 7), "seven")) },
      kept: { shown(try await self.cell81Kept(CellPage(byte: 7), "seven")) },
      promised: { shown(try await self.cell81Promised(CellPage(byte: 7), "seven")) },
      register: {
        self.cell81.register { a0, a1 in try self.anyNoted("registered", [shown(a0), shown(a1)], Int??.some(nil) as Int??) }
        self.cell81Promised.register { a0, a1 in try self.anyNoted("registered", [shown(a0), shown(a1)], Int??.some(nil) as Int??) }
      },
      override: { self.cell81.override { a0, a1 in try self.anyNoted("overridden", [shown(a0), shown(a1)], Int??.some(nil) as Int??) } })
  }

  var cell82: AsyncParameterFactory<(any Any.Type, CellToken), CellNothing, any Error> {
    self.async { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0, a1 in try self.anyNoted("variant", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
  }
  var cell82On: AsyncParameterFactory<(any Any.Type, CellToken), CellNothing, any Error> {
    self.async { a0, a1 in try self.anyNoted("definition", [shown(a0), shown(a1)], CellNothing() as CellNothing) }.on(.test) { a0, a1 in try self.anyNoted("test", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
  }
  var cell82Promised: AsyncParameterFactory<(any Any.Type, CellToken), CellNothing, any Error> { promised() }
  func check82() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(CellToken(number: 7) as CellToken)], shown(CellNothing() as CellNothing), true,
      [
        { shown(try await self.cell82(Int.self, CellToken(number: 7))) },
        { shown(try await self[\.cell82, Int.self, CellToken(number: 7)]) },
        { shown(try await self.provider(\.cell82)(Int.self, CellToken(number: 7))) },
      ],
      variant: { shown(try await self.cell82.under(CellStage.other)(Int.self, CellToken(number: 7))) },
      test: { shown(try await self.cell82On(Int.self, CellToken(number: 7))) },
      kept: nil,
      promised: { shown(try await self.cell82Promised(Int.self, CellToken(number: 7))) },
      register: {
        self.cell82.register { a0, a1 in try self.anyNoted("registered", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
        self.cell82Promised.register { a0, a1 in try self.anyNoted("registered", [shown(a0), shown(a1)], CellNothing() as CellNothing) }
      },
      override: { self.cell82.override { a0, a1 in try self.anyNoted("overridden", [shown(a0), shown(a1)], CellNothing() as CellNothing) } })
  }

  var cell83: AsyncParameterFactory<(CellToken, Bool, Int??), CellPage, any Error> {
    self.async { a0, a1, a2 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0, a1, a2 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2)], CellPage(byte: 7) as CellPage) }
  }
  var cell83On: AsyncParameterFactory<(CellToken, Bool, Int??), CellPage, any Error> {
    self.async { a0, a1, a2 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2)], CellPage(byte: 7) as CellPage) }.on(.test) { a0, a1, a2 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2)], CellPage(byte: 7) as CellPage) }
  }
  var cell83Promised: AsyncParameterFactory<(CellToken, Bool, Int??), CellPage, any Error> { promised() }
  var cell83Kept: AsyncParameterFactory<(CellToken, Bool, Int??), CellPage, any Error> {
    self.async { a0, a1, a2 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2)], CellPage(byte: 7) as CellPage) }.when(CellStage.other) { a0, a1, a2 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2)], CellPage(byte: 7) as CellPage) }.cached
  }
  func check83() async throws {
    try await check(
      [shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??)], shown(CellPage(byte: 7) as CellPage), true,
      [
        { shown(try await self.cell83(CellToken(number: 7), true, Int??.some(nil))) },
        { shown(try await self[\.cell83, CellToken(number: 7), true, Int??.some(nil)]) },
        { shown(try await self.provider(\.cell83)(CellToken(number: 7), true, Int??.some(nil))) },
      ],
      variant: { shown(try await self.cell83.under(CellStage.other)(CellToken(number: 7), true, Int??.some(nil))) },
      test: { shown(try await self.cell83On(CellToken(number: 7), true, Int??.some(nil))) },
      kept: { shown(try await self.cell83Kept(CellToken(number: 7), true, Int??.some(nil))) },
      promised: { shown(try await self.cell83Promised(CellToken(number: 7), true, Int??.some(nil))) },
      register: {
        self.cell83.register { a0, a1, a2 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2)], CellPage(byte: 7) as CellPage) }
        self.cell83Promised.register { a0, a1, a2 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell83.override { a0, a1, a2 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2)], CellPage(byte: 7) as CellPage) } })
  }

  var cell84: AsyncParameterFactory<(any CellFigure, Int??, any Any.Type), String, any Error> {
    self.async { a0, a1, a2 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
      .when(CellStage.other) { a0, a1, a2 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
  }
  var cell84On: AsyncParameterFactory<(any CellFigure, Int??, any Any.Type), String, any Error> {
    self.async { a0, a1, a2 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2)], "seven" as String) }.on(.test) { a0, a1, a2 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
  }
  var cell84Promised: AsyncParameterFactory<(any CellFigure, Int??, any Any.Type), String, any Error> { promised() }
  func check84() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(Int??.some(nil) as Int??), shown(Int.self as any Any.Type)], shown("seven" as String), true,
      [
        { shown(try await self.cell84(CellSquare(side: 7), Int??.some(nil), Int.self)) },
        { shown(try await self[\.cell84, CellSquare(side: 7), Int??.some(nil), Int.self]) },
        { shown(try await self.provider(\.cell84)(CellSquare(side: 7), Int??.some(nil), Int.self)) },
      ],
      variant: { shown(try await self.cell84.under(CellStage.other)(CellSquare(side: 7), Int??.some(nil), Int.self)) },
      test: { shown(try await self.cell84On(CellSquare(side: 7), Int??.some(nil), Int.self)) },
      kept: nil,
      promised: { shown(try await self.cell84Promised(CellSquare(side: 7), Int??.some(nil), Int.self)) },
      register: {
        self.cell84.register { a0, a1, a2 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
        self.cell84Promised.register { a0, a1, a2 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2)], "seven" as String) }
      },
      override: { self.cell84.override { a0, a1, a2 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2)], "seven" as String) } })
  }

  var cell85: AsyncParameterFactory<(Int??, CellNothing, CellPage, String), CellToken, any Error> {
    self.async { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellToken(number: 7) as CellToken) }
      .when(CellStage.other) { a0, a1, a2, a3 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], CellToken(number: 7) as CellToken) }
  }
  var cell85On: AsyncParameterFactory<(Int??, CellNothing, CellPage, String), CellToken, any Error> {
    self.async { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellToken(number: 7) as CellToken) }.on(.test) { a0, a1, a2, a3 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2), shown(a3)], CellToken(number: 7) as CellToken) }
  }
  var cell85Promised: AsyncParameterFactory<(Int??, CellNothing, CellPage, String), CellToken, any Error> { promised() }
  var cell85Kept: AsyncParameterFactory<(Int??, CellNothing, CellPage, String), CellToken, any Error> {
    self.async { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], CellToken(number: 7) as CellToken) }.when(CellStage.other) { a0, a1, a2, a3 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], CellToken(number: 7) as CellToken) }.cached
  }
  func check85() async throws {
    try await check(
      [shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String)], shown(CellToken(number: 7) as CellToken), true,
      [
        { shown(try await self.cell85(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
        { shown(try await self[\.cell85, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven"]) },
        { shown(try await self.provider(\.cell85)(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      ],
      variant: { shown(try await self.cell85.under(CellStage.other)(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      test: { shown(try await self.cell85On(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      kept: { shown(try await self.cell85Kept(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      promised: { shown(try await self.cell85Promised(Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      register: {
        self.cell85.register { a0, a1, a2, a3 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], CellToken(number: 7) as CellToken) }
        self.cell85Promised.register { a0, a1, a2, a3 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], CellToken(number: 7) as CellToken) }
      },
      override: { self.cell85.override { a0, a1, a2, a3 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], CellToken(number: 7) as CellToken) } })
  }

  var cell86: AsyncParameterFactory<(any Any.Type, CellPage, any CellFigure, @Sendable () -> Int), any CellFigure, any Error> {
    self.async { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3)], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { a0, a1, a2, a3 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(function: a3)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell86On: AsyncParameterFactory<(any Any.Type, CellPage, any CellFigure, @Sendable () -> Int), any CellFigure, any Error> {
    self.async { a0, a1, a2, a3 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3)], CellSquare(side: 7) as any CellFigure) }.on(.test) { a0, a1, a2, a3 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2), shown(function: a3)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell86Promised: AsyncParameterFactory<(any Any.Type, CellPage, any CellFigure, @Sendable () -> Int), any CellFigure, any Error> { promised() }
  func check86() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(CellPage(byte: 7) as CellPage), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown(CellSquare(side: 7) as any CellFigure), true,
      [
        { shown(try await self.cell86(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 })) },
        { shown(try await self[\.cell86, Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 }]) },
        { shown(try await self.provider(\.cell86)(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 })) },
      ],
      variant: { shown(try await self.cell86.under(CellStage.other)(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 })) },
      test: { shown(try await self.cell86On(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 })) },
      kept: nil,
      promised: { shown(try await self.cell86Promised(Int.self, CellPage(byte: 7), CellSquare(side: 7), { @Sendable in 7 })) },
      register: {
        self.cell86.register { a0, a1, a2, a3 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3)], CellSquare(side: 7) as any CellFigure) }
        self.cell86Promised.register { a0, a1, a2, a3 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3)], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell86.override { a0, a1, a2, a3 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2), shown(function: a3)], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell87: AsyncParameterFactory<(CellPage, String, CellToken, Bool, Int??), @Sendable () -> Int, any Error> {
    self.async { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], { @Sendable in 7 } as @Sendable () -> Int) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell87On: AsyncParameterFactory<(CellPage, String, CellToken, Bool, Int??), @Sendable () -> Int, any Error> {
    self.async { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], { @Sendable in 7 } as @Sendable () -> Int) }.on(.test) { a0, a1, a2, a3, a4 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell87Promised: AsyncParameterFactory<(CellPage, String, CellToken, Bool, Int??), @Sendable () -> Int, any Error> { promised() }
  var cell87Kept: AsyncParameterFactory<(CellPage, String, CellToken, Bool, Int??), @Sendable () -> Int, any Error> {
    self.async { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], { @Sendable in 7 } as @Sendable () -> Int) }.when(CellStage.other) { a0, a1, a2, a3, a4 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], { @Sendable in 7 } as @Sendable () -> Int) }.cached
  }
  func check87() async throws {
    try await check(
      [shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??)], shown(function: { @Sendable in 7 } as @Sendable () -> Int), true,
      [
        { shown(function: try await self.cell87(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
        { shown(function: try await self[\.cell87, CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil)]) },
        { shown(function: try await self.provider(\.cell87)(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      ],
      variant: { shown(function: try await self.cell87.under(CellStage.other)(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      test: { shown(function: try await self.cell87On(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      kept: { shown(function: try await self.cell87Kept(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      promised: { shown(function: try await self.cell87Promised(CellPage(byte: 7), "seven", CellToken(number: 7), true, Int??.some(nil))) },
      register: {
        self.cell87.register { a0, a1, a2, a3, a4 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], { @Sendable in 7 } as @Sendable () -> Int) }
        self.cell87Promised.register { a0, a1, a2, a3, a4 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], { @Sendable in 7 } as @Sendable () -> Int) }
      },
      override: { self.cell87.override { a0, a1, a2, a3, a4 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], { @Sendable in 7 } as @Sendable () -> Int) } })
  }

  var cell88: AsyncParameterFactory<(any CellFigure, CellToken, any Any.Type, (Int, String), any CellFigure), any Any.Type, any Error> {
    self.async { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
  }
  var cell88On: AsyncParameterFactory<(any CellFigure, CellToken, any Any.Type, (Int, String), any CellFigure), any Any.Type, any Error> {
    self.async { a0, a1, a2, a3, a4 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }.on(.test) { a0, a1, a2, a3, a4 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
  }
  var cell88Promised: AsyncParameterFactory<(any CellFigure, CellToken, any Any.Type, (Int, String), any CellFigure), any Any.Type, any Error> { promised() }
  func check88() async throws {
    try await check(
      [shown(CellSquare(side: 7) as any CellFigure), shown(CellToken(number: 7) as CellToken), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure)], shown(Int.self as any Any.Type), true,
      [
        { shown(try await self.cell88(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7))) },
        { shown(try await self[\.cell88, CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7)]) },
        { shown(try await self.provider(\.cell88)(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7))) },
      ],
      variant: { shown(try await self.cell88.under(CellStage.other)(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7))) },
      test: { shown(try await self.cell88On(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(try await self.cell88Promised(CellSquare(side: 7), CellToken(number: 7), Int.self, (7, "seven"), CellSquare(side: 7))) },
      register: {
        self.cell88.register { a0, a1, a2, a3, a4 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
        self.cell88Promised.register { a0, a1, a2, a3, a4 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) }
      },
      override: { self.cell88.override { a0, a1, a2, a3, a4 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], Int.self as any Any.Type) } })
  }

  var cell89: AsyncParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage, String), (Int, String), any Error> {
    self.async { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], (7, "seven") as (Int, String)) }
  }
  var cell89On: AsyncParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage, String), (Int, String), any Error> {
    self.async { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], (7, "seven") as (Int, String)) }.on(.test) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], (7, "seven") as (Int, String)) }
  }
  var cell89Promised: AsyncParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage, String), (Int, String), any Error> { promised() }
  var cell89Kept: AsyncParameterFactory<(CellToken, Bool, Int??, CellNothing, CellPage, String), (Int, String), any Error> {
    self.async { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], (7, "seven") as (Int, String)) }.when(CellStage.other) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], (7, "seven") as (Int, String)) }.cached
  }
  func check89() async throws {
    try await check(
      [shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String)], shown((7, "seven") as (Int, String)), true,
      [
        { shown(try await self.cell89(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
        { shown(try await self[\.cell89, CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven"]) },
        { shown(try await self.provider(\.cell89)(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      ],
      variant: { shown(try await self.cell89.under(CellStage.other)(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      test: { shown(try await self.cell89On(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      kept: { shown(try await self.cell89Kept(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      promised: { shown(try await self.cell89Promised(CellToken(number: 7), true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven")) },
      register: {
        self.cell89.register { a0, a1, a2, a3, a4, a5 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], (7, "seven") as (Int, String)) }
        self.cell89Promised.register { a0, a1, a2, a3, a4, a5 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell89.override { a0, a1, a2, a3, a4, a5 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], (7, "seven") as (Int, String)) } })
  }

  var cell90: AsyncParameterFactory<(any Any.Type, Int??, any CellFigure, @Sendable () -> Int, any Any.Type, (Int, String)), Bool, any Error> {
    self.async { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], true as Bool) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("variant", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], true as Bool) }
  }
  var cell90On: AsyncParameterFactory<(any Any.Type, Int??, any CellFigure, @Sendable () -> Int, any Any.Type, (Int, String)), Bool, any Error> {
    self.async { a0, a1, a2, a3, a4, a5 in try self.anyNoted("definition", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], true as Bool) }.on(.test) { a0, a1, a2, a3, a4, a5 in try self.anyNoted("test", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], true as Bool) }
  }
  var cell90Promised: AsyncParameterFactory<(any Any.Type, Int??, any CellFigure, @Sendable () -> Int, any Any.Type, (Int, String)), Bool, any Error> { promised() }
  func check90() async throws {
    try await check(
      [shown(Int.self as any Any.Type), shown(Int??.some(nil) as Int??), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String))], shown(true as Bool), true,
      [
        { shown(try await self.cell90(Int.self, Int??.some(nil), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
        { shown(try await self[\.cell90, Int.self, Int??.some(nil), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven")]) },
        { shown(try await self.provider(\.cell90)(Int.self, Int??.some(nil), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
      ],
      variant: { shown(try await self.cell90.under(CellStage.other)(Int.self, Int??.some(nil), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
      test: { shown(try await self.cell90On(Int.self, Int??.some(nil), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
      kept: nil,
      promised: { shown(try await self.cell90Promised(Int.self, Int??.some(nil), CellSquare(side: 7), { @Sendable in 7 }, Int.self, (7, "seven"))) },
      register: {
        self.cell90.register { a0, a1, a2, a3, a4, a5 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], true as Bool) }
        self.cell90Promised.register { a0, a1, a2, a3, a4, a5 in try self.anyNoted("registered", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], true as Bool) }
      },
      override: { self.cell90.override { a0, a1, a2, a3, a4, a5 in try self.anyNoted("overridden", [shown(a0), shown(a1), shown(a2), shown(function: a3), shown(a4), shown(a5)], true as Bool) } })
  }

  var cell91: MainActorFactory<Int??> {
    self.mainActor { self.note("definition", [], Int??.some(nil) as Int??) }
      .when(CellStage.other) { self.note("variant", [], Int??.some(nil) as Int??) }
  }
  var cell91On: MainActorFactory<Int??> {
    self.mainActor { self.note("definition", [], Int??.some(nil) as Int??) }.on(.test) { self.note("test", [], Int??.some(nil) as Int??) }
  }
  var cell91Promised: MainActorFactory<Int??> { promised() }
  var cell91Kept: MainActorFactory<Int??> {
    self.mainActor { self.note("definition", [], Int??.some(nil) as Int??) }.when(CellStage.other) { self.note("variant", [], Int??.some(nil) as Int??) }.cached
  }
  func check91() async throws {
    try await check(
      [], shown(Int??.some(nil) as Int??), false,
      [
        { shown(await self.cell91()) },
        { shown(await self[\.cell91]) },
        { shown(await self.provider(\.cell91)()) },
      ],
      variant: { shown(await self.cell91.under(CellStage.other)()) },
      test: { shown(await self.cell91On()) },
      kept: { shown(await self.cell91Kept()) },
      promised: { shown(await self.cell91Promised()) },
      register: {
        self.cell91.register { self.note("registered", [], Int??.some(nil) as Int??) }
        self.cell91Promised.register { self.note("registered", [], Int??.some(nil) as Int??) }
      },
      override: { self.cell91.override { self.note("overridden", [], Int??.some(nil) as Int??) } })
  }

  var cell92: MainActorParameterFactory<CellNothing, CellNothing> {
    self.mainActor { a0 in self.note("definition", [shown(a0)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0 in self.note("variant", [shown(a0)], CellNothing() as CellNothing) }
  }
  var cell92On: MainActorParameterFactory<CellNothing, CellNothing> {
    self.mainActor { a0 in self.note("definition", [shown(a0)], CellNothing() as CellNothing) }.on(.test) { a0 in self.note("test", [shown(a0)], CellNothing() as CellNothing) }
  }
  var cell92Promised: MainActorParameterFactory<CellNothing, CellNothing> { promised() }
  var cell92Kept: MainActorParameterFactory<CellNothing, CellNothing> {
    self.mainActor { a0 in self.note("definition", [shown(a0)], CellNothing() as CellNothing) }.when(CellStage.other) { a0 in self.note("variant", [shown(a0)], CellNothing() as CellNothing) }.cached
  }
  func check92() async throws {
    try await check(
      [shown(CellNothing() as CellNothing)], shown(CellNothing() as CellNothing), false,
      [
        { shown(await self.cell92(CellNothing())) },
        { shown(await self[\.cell92, CellNothing()]) },
        { shown(await self.provider(\.cell92)(CellNothing())) },
      ],
      variant: { shown(await self.cell92.under(CellStage.other)(CellNothing())) },
      test: { shown(await self.cell92On(CellNothing())) },
      kept: { shown(await self.cell92Kept(CellNothing())) },
      promised: { shown(await self.cell92Promised(CellNothing())) },
      register: {
        self.cell92.register { a0 in self.note("registered", [shown(a0)], CellNothing() as CellNothing) }
        self.cell92Promised.register { a0 in self.note("registered", [shown(a0)], CellNothing() as CellNothing) }
      },
      override: { self.cell92.override { a0 in self.note("overridden", [shown(a0)], CellNothing() as CellNothing) } })
  }

  var cell93: MainActorParameterFactory<@Sendable () -> Int, CellPage> {
    self.mainActor { a0 in self.note("definition", [shown(function: a0)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0 in self.note("variant", [shown(function: a0)], CellPage(byte: 7) as CellPage) }
  }
  var cell93On: MainActorParameterFactory<@Sendable () -> Int, CellPage> {
    self.mainActor { a0 in self.note("definition", [shown(function: a0)], CellPage(byte: 7) as CellPage) }.on(.test) { a0 in self.note("test", [shown(function: a0)], CellPage(byte: 7) as CellPage) }
  }
  var cell93Promised: MainActorParameterFactory<@Sendable () -> Int, CellPage> { promised() }
  func check93() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown(CellPage(byte: 7) as CellPage), false,
      [
        { shown(await self.cell93({ @Sendable in 7 })) },
        { shown(await self[\.cell93, { @Sendable in 7 }]) },
        { shown(await self.provider(\.cell93)({ @Sendable in 7 })) },
      ],
      variant: { shown(await self.cell93.under(CellStage.other)({ @Sendable in 7 })) },
      test: { shown(await self.cell93On({ @Sendable in 7 })) },
      kept: nil,
      promised: { shown(await self.cell93Promised({ @Sendable in 7 })) },
      register: {
        self.cell93.register { a0 in self.note("registered", [shown(function: a0)], CellPage(byte: 7) as CellPage) }
        self.cell93Promised.register { a0 in self.note("registered", [shown(function: a0)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell93.override { a0 in self.note("overridden", [shown(function: a0)], CellPage(byte: 7) as CellPage) } })
  }

  var cell94: MainActorParameterFactory<(String, CellToken), String> {
    self.mainActor { a0, a1 in self.note("definition", [shown(a0), shown(a1)], "seven" as String) }
      .when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], "seven" as String) }
  }
  var cell94On: MainActorParameterFactory<(String, CellToken), String> {
    self.mainActor { a0, a1 in self.note("definition", [shown(a0), shown(a1)], "seven" as String) }.on(.test) { a0, a1 in self.note("test", [shown(a0), shown(a1)], "seven" as String) }
  }
  var cell94Promised: MainActorParameterFactory<(String, CellToken), String> { promised() }
  var cell94Kept: MainActorParameterFactory<(String, CellToken), String> {
    self.mainActor { a0, a1 in self.note("definition", [shown(a0), shown(a1)], "seven" as String) }.when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], "seven" as String) }.cached
  }
  func check94() async throws {
    try await check(
      [shown("seven" as String), shown(CellToken(number: 7) as CellToken)], shown("seven" as String), false,
      [
        { shown(await self.cell94("seven", CellToken(number: 7))) },
        { shown(await self[\.cell94, "seven", CellToken(number: 7)]) },
        { shown(await self.provider(\.cell94)("seven", CellToken(number: 7))) },
      ],
      variant: { shown(await self.cell94.under(CellStage.other)("seven", CellToken(number: 7))) },
      test: { shown(await self.cell94On("seven", CellToken(number: 7))) },
      kept: { shown(await self.cell94Kept("seven", CellToken(number: 7))) },
      promised: { shown(await self.cell94Promised("seven", CellToken(number: 7))) },
      register: {
        self.cell94.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], "seven" as String) }
        self.cell94Promised.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], "seven" as String) }
      },
      override: { self.cell94.override { a0, a1 in self.note("overridden", [shown(a0), shown(a1)], "seven" as String) } })
  }

  var cell95: MainActorParameterFactory<((Int, String), Bool), CellToken> {
    self.mainActor { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
      .when(CellStage.other) { a0, a1 in self.note("variant", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
  }
  var cell95On: MainActorParameterFactory<((Int, String), Bool), CellToken> {
    self.mainActor { a0, a1 in self.note("definition", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }.on(.test) { a0, a1 in self.note("test", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
  }
  var cell95Promised: MainActorParameterFactory<((Int, String), Bool), CellToken> { promised() }
  func check95() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown(true as Bool)], shown(CellToken(number: 7) as CellToken), false,
      [
        { shown(await self.cell95((7, "seven"), true)) },
        { shown(await self[\.cell95, (7, "seven"), true]) },
        { shown(await self.provider(\.cell95)((7, "seven"), true)) },
      ],
      variant: { shown(await self.cell95.under(CellStage.other)((7, "seven"), true)) },
      test: { shown(await self.cell95On((7, "seven"), true)) },
      kept: nil,
      promised: { shown(await self.cell95Promised((7, "seven"), true)) },
      register: {
        self.cell95.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
        self.cell95Promised.register { a0, a1 in self.note("registered", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) }
      },
      override: { self.cell95.override { a0, a1 in self.note("overridden", [shown(a0), shown(a1)], CellToken(number: 7) as CellToken) } })
  }

  var cell96: MainActorParameterFactory<(Bool, Int??, CellNothing), any CellFigure> {
    self.mainActor { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
      .when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell96On: MainActorParameterFactory<(Bool, Int??, CellNothing), any CellFigure> {
    self.mainActor { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }.on(.test) { a0, a1, a2 in self.note("test", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
  }
  var cell96Promised: MainActorParameterFactory<(Bool, Int??, CellNothing), any CellFigure> { promised() }
  var cell96Kept: MainActorParameterFactory<(Bool, Int??, CellNothing), any CellFigure> {
    self.mainActor { a0, a1, a2 in self.note("definition", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }.when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }.cached
  }
  func check96() async throws {
    try await check(
      [shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing)], shown(CellSquare(side: 7) as any CellFigure), false,
      [
        { shown(await self.cell96(true, Int??.some(nil), CellNothing())) },
        { shown(await self[\.cell96, true, Int??.some(nil), CellNothing()]) },
        { shown(await self.provider(\.cell96)(true, Int??.some(nil), CellNothing())) },
      ],
      variant: { shown(await self.cell96.under(CellStage.other)(true, Int??.some(nil), CellNothing())) },
      test: { shown(await self.cell96On(true, Int??.some(nil), CellNothing())) },
      kept: { shown(await self.cell96Kept(true, Int??.some(nil), CellNothing())) },
      promised: { shown(await self.cell96Promised(true, Int??.some(nil), CellNothing())) },
      register: {
        self.cell96.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
        self.cell96Promised.register { a0, a1, a2 in self.note("registered", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) }
      },
      override: { self.cell96.override { a0, a1, a2 in self.note("overridden", [shown(a0), shown(a1), shown(a2)], CellSquare(side: 7) as any CellFigure) } })
  }

  var cell97: MainActorParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String)), @Sendable () -> Int> {
    self.mainActor { a0, a1, a2 in self.note("definition", [shown(function: a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
      .when(CellStage.other) { a0, a1, a2 in self.note("variant", [shown(function: a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell97On: MainActorParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String)), @Sendable () -> Int> {
    self.mainActor { a0, a1, a2 in self.note("definition", [shown(function: a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }.on(.test) { a0, a1, a2 in self.note("test", [shown(function: a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
  }
  var cell97Promised: MainActorParameterFactory<(@Sendable () -> Int, CellNothing, (Int, String)), @Sendable () -> Int> { promised() }
  func check97() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(CellNothing() as CellNothing), shown((7, "seven") as (Int, String))], shown(function: { @Sendable in 7 } as @Sendable () -> Int), false,
      [
        { shown(function: await self.cell97({ @Sendable in 7 }, CellNothing(), (7, "seven"))) },
        { shown(function: await self[\.cell97, { @Sendable in 7 }, CellNothing(), (7, "seven")]) },
        { shown(function: await self.provider(\.cell97)({ @Sendable in 7 }, CellNothing(), (7, "seven"))) },
      ],
      variant: { shown(function: await self.cell97.under(CellStage.other)({ @Sendable in 7 }, CellNothing(), (7, "seven"))) },
      test: { shown(function: await self.cell97On({ @Sendable in 7 }, CellNothing(), (7, "seven"))) },
      kept: nil,
      promised: { shown(function: await self.cell97Promised({ @Sendable in 7 }, CellNothing(), (7, "seven"))) },
      register: {
        self.cell97.register { a0, a1, a2 in self.note("registered", [shown(function: a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
        self.cell97Promised.register { a0, a1, a2 in self.note("registered", [shown(function: a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) }
      },
      override: { self.cell97.override { a0, a1, a2 in self.note("overridden", [shown(function: a0), shown(a1), shown(a2)], { @Sendable in 7 } as @Sendable () -> Int) } })
  }

  var cell98: MainActorParameterFactory<(CellNothing, CellPage, String, CellToken), any Any.Type> {
    self.mainActor { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
      .when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
  }
  var cell98On: MainActorParameterFactory<(CellNothing, CellPage, String, CellToken), any Any.Type> {
    self.mainActor { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }.on(.test) { a0, a1, a2, a3 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
  }
  var cell98Promised: MainActorParameterFactory<(CellNothing, CellPage, String, CellToken), any Any.Type> { promised() }
  var cell98Kept: MainActorParameterFactory<(CellNothing, CellPage, String, CellToken), any Any.Type> {
    self.mainActor { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }.when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }.cached
  }
  func check98() async throws {
    try await check(
      [shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken)], shown(Int.self as any Any.Type), false,
      [
        { shown(await self.cell98(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
        { shown(await self[\.cell98, CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7)]) },
        { shown(await self.provider(\.cell98)(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      ],
      variant: { shown(await self.cell98.under(CellStage.other)(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      test: { shown(await self.cell98On(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      kept: { shown(await self.cell98Kept(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      promised: { shown(await self.cell98Promised(CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      register: {
        self.cell98.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
        self.cell98Promised.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) }
      },
      override: { self.cell98.override { a0, a1, a2, a3 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3)], Int.self as any Any.Type) } })
  }

  var cell99: MainActorParameterFactory<((Int, String), String, @Sendable () -> Int, any Any.Type), (Int, String)> {
    self.mainActor { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3)], (7, "seven") as (Int, String)) }
      .when(CellStage.other) { a0, a1, a2, a3 in self.note("variant", [shown(a0), shown(a1), shown(function: a2), shown(a3)], (7, "seven") as (Int, String)) }
  }
  var cell99On: MainActorParameterFactory<((Int, String), String, @Sendable () -> Int, any Any.Type), (Int, String)> {
    self.mainActor { a0, a1, a2, a3 in self.note("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3)], (7, "seven") as (Int, String)) }.on(.test) { a0, a1, a2, a3 in self.note("test", [shown(a0), shown(a1), shown(function: a2), shown(a3)], (7, "seven") as (Int, String)) }
  }
  var cell99Promised: MainActorParameterFactory<((Int, String), String, @Sendable () -> Int, any Any.Type), (Int, String)> { promised() }
  func check99() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown("seven" as String), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type)], shown((7, "seven") as (Int, String)), false,
      [
        { shown(await self.cell99((7, "seven"), "seven", { @Sendable in 7 }, Int.self)) },
        { shown(await self[\.cell99, (7, "seven"), "seven", { @Sendable in 7 }, Int.self]) },
        { shown(await self.provider(\.cell99)((7, "seven"), "seven", { @Sendable in 7 }, Int.self)) },
      ],
      variant: { shown(await self.cell99.under(CellStage.other)((7, "seven"), "seven", { @Sendable in 7 }, Int.self)) },
      test: { shown(await self.cell99On((7, "seven"), "seven", { @Sendable in 7 }, Int.self)) },
      kept: nil,
      promised: { shown(await self.cell99Promised((7, "seven"), "seven", { @Sendable in 7 }, Int.self)) },
      register: {
        self.cell99.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3)], (7, "seven") as (Int, String)) }
        self.cell99Promised.register { a0, a1, a2, a3 in self.note("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3)], (7, "seven") as (Int, String)) }
      },
      override: { self.cell99.override { a0, a1, a2, a3 in self.note("overridden", [shown(a0), shown(a1), shown(function: a2), shown(a3)], (7, "seven") as (Int, String)) } })
  }

  var cell100: MainActorParameterFactory<(String, CellToken, Bool, Int??, CellNothing), Bool> {
    self.mainActor { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], true as Bool) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], true as Bool) }
  }
  var cell100On: MainActorParameterFactory<(String, CellToken, Bool, Int??, CellNothing), Bool> {
    self.mainActor { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], true as Bool) }.on(.test) { a0, a1, a2, a3, a4 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], true as Bool) }
  }
  var cell100Promised: MainActorParameterFactory<(String, CellToken, Bool, Int??, CellNothing), Bool> { promised() }
  var cell100Kept: MainActorParameterFactory<(String, CellToken, Bool, Int??, CellNothing), Bool> {
    self.mainActor { a0, a1, a2, a3, a4 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], true as Bool) }.when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], true as Bool) }.cached
  }
  func check100() async throws {
    try await check(
      [shown("seven" as String), shown(CellToken(number: 7) as CellToken), shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing)], shown(true as Bool), false,
      [
        { shown(await self.cell100("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
        { shown(await self[\.cell100, "seven", CellToken(number: 7), true, Int??.some(nil), CellNothing()]) },
        { shown(await self.provider(\.cell100)("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      ],
      variant: { shown(await self.cell100.under(CellStage.other)("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      test: { shown(await self.cell100On("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      kept: { shown(await self.cell100Kept("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      promised: { shown(await self.cell100Promised("seven", CellToken(number: 7), true, Int??.some(nil), CellNothing())) },
      register: {
        self.cell100.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], true as Bool) }
        self.cell100Promised.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], true as Bool) }
      },
      override: { self.cell100.override { a0, a1, a2, a3, a4 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4)], true as Bool) } })
  }

  var cell101: MainActorParameterFactory<(@Sendable () -> Int, Bool, (Int, String), any CellFigure, @Sendable () -> Int), Int??> {
    self.mainActor { a0, a1, a2, a3, a4 in self.note("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], Int??.some(nil) as Int??) }
      .when(CellStage.other) { a0, a1, a2, a3, a4 in self.note("variant", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], Int??.some(nil) as Int??) }
  }
  var cell101On: MainActorParameterFactory<(@Sendable () -> Int, Bool, (Int, String), any CellFigure, @Sendable () -> Int), Int??> {
    self.mainActor { a0, a1, a2, a3, a4 in self.note("definition", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], Int??.some(nil) as Int??) }.on(.test) { a0, a1, a2, a3, a4 in self.note("test", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], Int??.some(nil) as Int??) }
  }
  var cell101Promised: MainActorParameterFactory<(@Sendable () -> Int, Bool, (Int, String), any CellFigure, @Sendable () -> Int), Int??> { promised() }
  func check101() async throws {
    try await check(
      [shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(true as Bool), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure), shown(function: { @Sendable in 7 } as @Sendable () -> Int)], shown(Int??.some(nil) as Int??), false,
      [
        { shown(await self.cell101({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
        { shown(await self[\.cell101, { @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 }]) },
        { shown(await self.provider(\.cell101)({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      ],
      variant: { shown(await self.cell101.under(CellStage.other)({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      test: { shown(await self.cell101On({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      kept: nil,
      promised: { shown(await self.cell101Promised({ @Sendable in 7 }, true, (7, "seven"), CellSquare(side: 7), { @Sendable in 7 })) },
      register: {
        self.cell101.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], Int??.some(nil) as Int??) }
        self.cell101Promised.register { a0, a1, a2, a3, a4 in self.note("registered", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], Int??.some(nil) as Int??) }
      },
      override: { self.cell101.override { a0, a1, a2, a3, a4 in self.note("overridden", [shown(function: a0), shown(a1), shown(a2), shown(a3), shown(function: a4)], Int??.some(nil) as Int??) } })
  }

  var cell102: MainActorParameterFactory<(Bool, Int??, CellNothing, CellPage, String, CellToken), CellNothing> {
    self.mainActor { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellNothing() as CellNothing) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellNothing() as CellNothing) }
  }
  var cell102On: MainActorParameterFactory<(Bool, Int??, CellNothing, CellPage, String, CellToken), CellNothing> {
    self.mainActor { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellNothing() as CellNothing) }.on(.test) { a0, a1, a2, a3, a4, a5 in self.note("test", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellNothing() as CellNothing) }
  }
  var cell102Promised: MainActorParameterFactory<(Bool, Int??, CellNothing, CellPage, String, CellToken), CellNothing> { promised() }
  var cell102Kept: MainActorParameterFactory<(Bool, Int??, CellNothing, CellPage, String, CellToken), CellNothing> {
    self.mainActor { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellNothing() as CellNothing) }.when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellNothing() as CellNothing) }.cached
  }
  func check102() async throws {
    try await check(
      [shown(true as Bool), shown(Int??.some(nil) as Int??), shown(CellNothing() as CellNothing), shown(CellPage(byte: 7) as CellPage), shown("seven" as String), shown(CellToken(number: 7) as CellToken)], shown(CellNothing() as CellNothing), false,
      [
        { shown(await self.cell102(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
        { shown(await self[\.cell102, true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7)]) },
        { shown(await self.provider(\.cell102)(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      ],
      variant: { shown(await self.cell102.under(CellStage.other)(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      test: { shown(await self.cell102On(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      kept: { shown(await self.cell102Kept(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      promised: { shown(await self.cell102Promised(true, Int??.some(nil), CellNothing(), CellPage(byte: 7), "seven", CellToken(number: 7))) },
      register: {
        self.cell102.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellNothing() as CellNothing) }
        self.cell102Promised.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellNothing() as CellNothing) }
      },
      override: { self.cell102.override { a0, a1, a2, a3, a4, a5 in self.note("overridden", [shown(a0), shown(a1), shown(a2), shown(a3), shown(a4), shown(a5)], CellNothing() as CellNothing) } })
  }

  var cell103: MainActorParameterFactory<((Int, String), CellNothing, @Sendable () -> Int, any Any.Type, (Int, String), any CellFigure), CellPage> {
    self.mainActor { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
      .when(CellStage.other) { a0, a1, a2, a3, a4, a5 in self.note("variant", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
  }
  var cell103On: MainActorParameterFactory<((Int, String), CellNothing, @Sendable () -> Int, any Any.Type, (Int, String), any CellFigure), CellPage> {
    self.mainActor { a0, a1, a2, a3, a4, a5 in self.note("definition", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }.on(.test) { a0, a1, a2, a3, a4, a5 in self.note("test", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
  }
  var cell103Promised: MainActorParameterFactory<((Int, String), CellNothing, @Sendable () -> Int, any Any.Type, (Int, String), any CellFigure), CellPage> { promised() }
  func check103() async throws {
    try await check(
      [shown((7, "seven") as (Int, String)), shown(CellNothing() as CellNothing), shown(function: { @Sendable in 7 } as @Sendable () -> Int), shown(Int.self as any Any.Type), shown((7, "seven") as (Int, String)), shown(CellSquare(side: 7) as any CellFigure)], shown(CellPage(byte: 7) as CellPage), false,
      [
        { shown(await self.cell103((7, "seven"), CellNothing(), { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
        { shown(await self[\.cell103, (7, "seven"), CellNothing(), { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7)]) },
        { shown(await self.provider(\.cell103)((7, "seven"), CellNothing(), { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
      ],
      variant: { shown(await self.cell103.under(CellStage.other)((7, "seven"), CellNothing(), { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
      test: { shown(await self.cell103On((7, "seven"), CellNothing(), { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
      kept: nil,
      promised: { shown(await self.cell103Promised((7, "seven"), CellNothing(), { @Sendable in 7 }, Int.self, (7, "seven"), CellSquare(side: 7))) },
      register: {
        self.cell103.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
        self.cell103Promised.register { a0, a1, a2, a3, a4, a5 in self.note("registered", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) }
      },
      override: { self.cell103.override { a0, a1, a2, a3, a4, a5 in self.note("overridden", [shown(a0), shown(a1), shown(function: a2), shown(a3), shown(a4), shown(a5)], CellPage(byte: 7) as CellPage) } })
  }
}

extension Cell {
  static let all: [Cell] = [
    Cell("Factory, 0 Hashable arguments") { try await $0.check0() },
    Cell("Factory, 1 Hashable arguments") { try await $0.check1() },
    Cell("Factory, 1 arguments") { try await $0.check2() },
    Cell("Factory, 2 Hashable arguments") { try await $0.check3() },
    Cell("Factory, 2 arguments") { try await $0.check4() },
    Cell("Factory, 3 Hashable arguments") { try await $0.check5() },
    Cell("Factory, 3 arguments") { try await $0.check6() },
    Cell("Factory, 4 Hashable arguments") { try await $0.check7() },
    Cell("Factory, 4 arguments") { try await $0.check8() },
    Cell("Factory, 5 Hashable arguments") { try await $0.check9() },
    Cell("Factory, 5 arguments") { try await $0.check10() },
    Cell("Factory, 6 Hashable arguments") { try await $0.check11() },
    Cell("Factory, 6 arguments") { try await $0.check12() },
    Cell("ThrowingFactory, 0 Hashable arguments, Never") { try await $0.check13() },
    Cell("ThrowingFactory, 1 Hashable arguments, Never") { try await $0.check14() },
    Cell("ThrowingFactory, 1 arguments, Never") { try await $0.check15() },
    Cell("ThrowingFactory, 2 Hashable arguments, Never") { try await $0.check16() },
    Cell("ThrowingFactory, 2 arguments, Never") { try await $0.check17() },
    Cell("ThrowingFactory, 3 Hashable arguments, Never") { try await $0.check18() },
    Cell("ThrowingFactory, 3 arguments, Never") { try await $0.check19() },
    Cell("ThrowingFactory, 4 Hashable arguments, Never") { try await $0.check20() },
    Cell("ThrowingFactory, 4 arguments, Never") { try await $0.check21() },
    Cell("ThrowingFactory, 5 Hashable arguments, Never") { try await $0.check22() },
    Cell("ThrowingFactory, 5 arguments, Never") { try await $0.check23() },
    Cell("ThrowingFactory, 6 Hashable arguments, Never") { try await $0.check24() },
    Cell("ThrowingFactory, 6 arguments, Never") { try await $0.check25() },
    Cell("ThrowingFactory, 0 Hashable arguments, CellError") { try await $0.check26() },
    Cell("ThrowingFactory, 1 Hashable arguments, CellError") { try await $0.check27() },
    Cell("ThrowingFactory, 1 arguments, CellError") { try await $0.check28() },
    Cell("ThrowingFactory, 2 Hashable arguments, CellError") { try await $0.check29() },
    Cell("ThrowingFactory, 2 arguments, CellError") { try await $0.check30() },
    Cell("ThrowingFactory, 3 Hashable arguments, CellError") { try await $0.check31() },
    Cell("ThrowingFactory, 3 arguments, CellError") { try await $0.check32() },
    Cell("ThrowingFactory, 4 Hashable arguments, CellError") { try await $0.check33() },
    Cell("ThrowingFactory, 4 arguments, CellError") { try await $0.check34() },
    Cell("ThrowingFactory, 5 Hashable arguments, CellError") { try await $0.check35() },
    Cell("ThrowingFactory, 5 arguments, CellError") { try await $0.check36() },
    Cell("ThrowingFactory, 6 Hashable arguments, CellError") { try await $0.check37() },
    Cell("ThrowingFactory, 6 arguments, CellError") { try await $0.check38() },
    Cell("ThrowingFactory, 0 Hashable arguments, any Error") { try await $0.check39() },
    Cell("ThrowingFactory, 1 Hashable arguments, any Error") { try await $0.check40() },
    Cell("ThrowingFactory, 1 arguments, any Error") { try await $0.check41() },
    Cell("ThrowingFactory, 2 Hashable arguments, any Error") { try await $0.check42() },
    Cell("ThrowingFactory, 2 arguments, any Error") { try await $0.check43() },
    Cell("ThrowingFactory, 3 Hashable arguments, any Error") { try await $0.check44() },
    Cell("ThrowingFactory, 3 arguments, any Error") { try await $0.check45() },
    Cell("ThrowingFactory, 4 Hashable arguments, any Error") { try await $0.check46() },
    Cell("ThrowingFactory, 4 arguments, any Error") { try await $0.check47() },
    Cell("ThrowingFactory, 5 Hashable arguments, any Error") { try await $0.check48() },
    Cell("ThrowingFactory, 5 arguments, any Error") { try await $0.check49() },
    Cell("ThrowingFactory, 6 Hashable arguments, any Error") { try await $0.check50() },
    Cell("ThrowingFactory, 6 arguments, any Error") { try await $0.check51() },
    Cell("AsyncFactory, 0 Hashable arguments, Never") { try await $0.check52() },
    Cell("AsyncFactory, 1 Hashable arguments, Never") { try await $0.check53() },
    Cell("AsyncFactory, 1 arguments, Never") { try await $0.check54() },
    Cell("AsyncFactory, 2 Hashable arguments, Never") { try await $0.check55() },
    Cell("AsyncFactory, 2 arguments, Never") { try await $0.check56() },
    Cell("AsyncFactory, 3 Hashable arguments, Never") { try await $0.check57() },
    Cell("AsyncFactory, 3 arguments, Never") { try await $0.check58() },
    Cell("AsyncFactory, 4 Hashable arguments, Never") { try await $0.check59() },
    Cell("AsyncFactory, 4 arguments, Never") { try await $0.check60() },
    Cell("AsyncFactory, 5 Hashable arguments, Never") { try await $0.check61() },
    Cell("AsyncFactory, 5 arguments, Never") { try await $0.check62() },
    Cell("AsyncFactory, 6 Hashable arguments, Never") { try await $0.check63() },
    Cell("AsyncFactory, 6 arguments, Never") { try await $0.check64() },
    Cell("AsyncFactory, 0 Hashable arguments, CellError") { try await $0.check65() },
    Cell("AsyncFactory, 1 Hashable arguments, CellError") { try await $0.check66() },
    Cell("AsyncFactory, 1 arguments, CellError") { try await $0.check67() },
    Cell("AsyncFactory, 2 Hashable arguments, CellError") { try await $0.check68() },
    Cell("AsyncFactory, 2 arguments, CellError") { try await $0.check69() },
    Cell("AsyncFactory, 3 Hashable arguments, CellError") { try await $0.check70() },
    Cell("AsyncFactory, 3 arguments, CellError") { try await $0.check71() },
    Cell("AsyncFactory, 4 Hashable arguments, CellError") { try await $0.check72() },
    Cell("AsyncFactory, 4 arguments, CellError") { try await $0.check73() },
    Cell("AsyncFactory, 5 Hashable arguments, CellError") { try await $0.check74() },
    Cell("AsyncFactory, 5 arguments, CellError") { try await $0.check75() },
    Cell("AsyncFactory, 6 Hashable arguments, CellError") { try await $0.check76() },
    Cell("AsyncFactory, 6 arguments, CellError") { try await $0.check77() },
    Cell("AsyncFactory, 0 Hashable arguments, any Error") { try await $0.check78() },
    Cell("AsyncFactory, 1 Hashable arguments, any Error") { try await $0.check79() },
    Cell("AsyncFactory, 1 arguments, any Error") { try await $0.check80() },
    Cell("AsyncFactory, 2 Hashable arguments, any Error") { try await $0.check81() },
    Cell("AsyncFactory, 2 arguments, any Error") { try await $0.check82() },
    Cell("AsyncFactory, 3 Hashable arguments, any Error") { try await $0.check83() },
    Cell("AsyncFactory, 3 arguments, any Error") { try await $0.check84() },
    Cell("AsyncFactory, 4 Hashable arguments, any Error") { try await $0.check85() },
    Cell("AsyncFactory, 4 arguments, any Error") { try await $0.check86() },
    Cell("AsyncFactory, 5 Hashable arguments, any Error") { try await $0.check87() },
    Cell("AsyncFactory, 5 arguments, any Error") { try await $0.check88() },
    Cell("AsyncFactory, 6 Hashable arguments, any Error") { try await $0.check89() },
    Cell("AsyncFactory, 6 arguments, any Error") { try await $0.check90() },
    Cell("MainActorFactory, 0 Hashable arguments") { try await $0.check91() },
    Cell("MainActorFactory, 1 Hashable arguments") { try await $0.check92() },
    Cell("MainActorFactory, 1 arguments") { try await $0.check93() },
    Cell("MainActorFactory, 2 Hashable arguments") { try await $0.check94() },
    Cell("MainActorFactory, 2 arguments") { try await $0.check95() },
    Cell("MainActorFactory, 3 Hashable arguments") { try await $0.check96() },
    Cell("MainActorFactory, 3 arguments") { try await $0.check97() },
    Cell("MainActorFactory, 4 Hashable arguments") { try await $0.check98() },
    Cell("MainActorFactory, 4 arguments") { try await $0.check99() },
    Cell("MainActorFactory, 5 Hashable arguments") { try await $0.check100() },
    Cell("MainActorFactory, 5 arguments") { try await $0.check101() },
    Cell("MainActorFactory, 6 Hashable arguments") { try await $0.check102() },
    Cell("MainActorFactory, 6 arguments") { try await $0.check103() },
  ]
}
