// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/targetmodel.h"

#include "changerequests/targetname.h"
#include "servicefixture.h"
#include "support/simulatedservice.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::simulator::DialectRule;
using runlatch::support::Script;

namespace runlatch::models {

namespace {

using TargetState = TargetModel::State;
using Target = TargetModel::Target;

Target targetById(const QString &id)
{
    return {.id = id, .name = {}};
}

Target targetByName(const QString &name, const QString &id = {})
{
    return {.id = id, .name = name, .isByName = true};
}

QString targetText(const TargetModel &model, int row, TargetModel::Column column, int role = Qt::DisplayRole)
{
    return model.index(row, column).data(role).toString();
}

Script unauthorizedLookUp()
{
    return Script::answer(support::httpAnswer(401));
}

} // namespace

/// Targets are looked up and told apart, with no more requests than are needed.
class tst_TargetModel : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void looksUpInTheSimulator_data();
    void looksUpInTheSimulator();
    void withoutAPlaceNothingIsAskedOrLost();
    void whatIsWholeIsNotAskedAgain();
    void anotherOrganizationIsAskedAnew();
    void tellsWhatIsGivenTwice();
    void addsEachOnce();
    void removesRows();
    void removesWhatWasGiven();
    void isBounded();
    void saysWhyNothingIsKnown();
    void stopsAndAsksAgain();
    void whatIsNotFoundIsNotAskedAgain();
    void foreignTextStaysOnOneLine();
    void hasHeaders();

private:
    /// A model with a scripted service.
    struct Desk
    {
        explicit Desk(const QList<Script> &scripts)
            : fixture(scripts)
            , model(fixture.client)
        {
        }
        bool isSettled() const
        {
            return support::waitFor([this] { return model.count().lookingUp == 0; }, 20'000);
        }
        ServiceFixture fixture;
        TargetModel model;
        QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
        QSignalSpy changed{&model, &TargetModel::changed};
    };
    static Script workspace(const QString &id, const QString &name);
};

void tst_TargetModel::init()
{
    // Without Qt GUI the tester of some versions warns of the types of pictures.
    QTest::failOnWarning(QRegularExpression(u"^(?!Trying to construct an instance of an invalid type)"_s));
}

Script tst_TargetModel::workspace(const QString &id, const QString &name)
{
    return answerOf(
        QJsonObject{{u"id"_s, id}, {u"type"_s, u"workspaces"_s}, {u"attributes"_s, QJsonObject{{u"name"_s, name}}}});
}

void tst_TargetModel::looksUpInTheSimulator_data()
{
    QTest::addColumn<int>("dialect");
    QTest::newRow("any") << int(DialectRule::Any);
    QTest::newRow("specification") << int(DialectRule::Specification); // has no workspaces/:id
    QTest::newRow("OpenAPI") << int(DialectRule::OpenApi);
}

void tst_TargetModel::looksUpInTheSimulator()
{
    QFETCH(int, dialect);
    const support::SimulatedService service({.dialect = static_cast<DialectRule>(dialect)});
    const service::Endpoint endpoint = service.endpoint();
    base::SystemClock clock;
    http::Requester http;
    service::Client client(http, clock);
    QList<protocol::Workspace> known;
    client.workspaces(endpoint, u"acme"_s, {}, {.number = 1, .size = 100}, this,
                      [&known](const auto &page) { known = page->items; });
    QTRY_VERIFY(known.size() >= 3);

    TargetModel model(client);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setPlace(endpoint, u"acme"_s);
    QVERIFY(model.add({targetById(known[0].id), targetByName(known[1].name), targetById(u"ws-nowhere"_s),
                       targetByName(u"no-such"_s)}));
    QCOMPARE(model.count().lookingUp, 4);
    QCOMPARE(targetText(model, 0, TargetModel::Standing), u"Looking up"_s);
    QTRY_COMPARE(model.count().lookingUp, 0);
    QCOMPARE(targetText(model, 0, TargetModel::Name), known[0].name);
    QCOMPARE(targetText(model, 0, TargetModel::Standing), u"Found"_s);
    QCOMPARE(targetText(model, 1, TargetModel::Id), known[1].id);
    QCOMPARE(model.stateOf(1), TargetState::Found);
    QCOMPARE(targetText(model, 2, TargetModel::Standing), u"Not found"_s);
    QCOMPARE(model.stateOf(3), TargetState::NotFound);
    QCOMPARE(model.count().notFound, 2);
    QCOMPARE(model.count().nameless, 1);
    QCOMPARE(model.rowsOf(TargetState::NotFound), (QList<int>{2, 3}));
    QCOMPARE(model.workspaces(),
             (QList<Target>{{known[0].id, known[0].name},
                            targetByName(known[1].name, known[1].id),
                            targetById(u"ws-nowhere"_s),
                            targetByName(u"no-such"_s)}));
}

/// A draft that is viewed from another connection does not change, and nothing is requested for it.
void tst_TargetModel::withoutAPlaceNothingIsAskedOrLost()
{
    Desk desk({unauthorizedLookUp()});
    const QList<Target> draft{
        targetById(u"ws-1"_s), targetByName(u"net"_s), targetByName(u"web"_s, u"ws-2"_s), {u"ws-3"_s, u"db"_s}};
    desk.model.setWorkspaces(draft, u"acme"_s);
    desk.model.setPlace({}, u"globex"_s);
    QCOMPARE(desk.model.workspaces(), draft);
    QCOMPARE(desk.model.stateOf(0), TargetState::NotKnown);
    QCOMPARE(desk.model.stateOf(3), TargetState::Found);
    QCOMPARE(desk.changed.size(), 0);
    QCOMPARE(desk.fixture.server.count(), 0);
}

void tst_TargetModel::whatIsWholeIsNotAskedAgain()
{
    Desk desk({workspace(u"ws-1"_s, u"net"_s)});
    desk.model.setWorkspaces({targetById(u"ws-1"_s), targetByName(u"web"_s, u"ws-2"_s), {u"ws-3"_s, u"db"_s}},
                             u"acme"_s);
    desk.model.setPlace(desk.fixture.endpoint, u"acme"_s);
    QVERIFY(desk.isSettled());
    QCOMPARE(desk.fixture.server.count(), 1);
    QCOMPARE(desk.model.workspaces(),
             (QList<Target>{{u"ws-1"_s, u"net"_s}, targetByName(u"web"_s, u"ws-2"_s), {u"ws-3"_s, u"db"_s}}));
    service::Endpoint renewed = desk.fixture.endpoint;
    renewed.token = "another";
    desk.model.setPlace(renewed, u"acme"_s);
    QCOMPARE(desk.model.count().lookingUp, 0);
}

/// In another organization, the id for a name belongs to another workspace.
void tst_TargetModel::anotherOrganizationIsAskedAnew()
{
    Desk desk({Script::hang()});
    desk.model.setPlace(desk.fixture.endpoint, u"acme"_s);
    desk.model.setWorkspaces({targetByName(u"web"_s, u"ws-2"_s), {u"ws-3"_s, u"db"_s}}, u"acme"_s);
    QCOMPARE(desk.model.count().lookingUp, 0);
    QCOMPARE(desk.changed.size(), 0);
    desk.model.setPlace(desk.fixture.endpoint, u"globex"_s);
    QCOMPARE(desk.model.workspaces(), (QList<Target>{targetByName(u"web"_s), targetById(u"ws-3"_s)}));
    QCOMPARE(desk.model.count().lookingUp, 2);
    QCOMPARE(desk.model.count().nameless, 1);
    QCOMPARE(desk.changed.size(), 1);
}

void tst_TargetModel::tellsWhatIsGivenTwice()
{
    Desk desk({pageOf({}, protocol::paginate(1, 100, 0))});
    desk.model.setWorkspaces(
        {{u"ws-1"_s, u"net"_s}, targetByName(u"web"_s, u"ws-2"_s), targetByName(u"net"_s, u"ws-1"_s)}, u"acme"_s);
    QCOMPARE(desk.model.stateOf(0), TargetState::Found);
    QCOMPARE(desk.model.stateOf(2), TargetState::Twice);
    QCOMPARE(targetText(desk.model, 2, TargetModel::Standing), u"Given twice"_s);
    QCOMPARE(desk.model.count().twice, 1);
    QVERIFY(targetText(desk.model, 2, TargetModel::Name, Qt::ToolTipRole).contains(u"net"_s));
    QVERIFY(targetText(desk.model, 2, TargetModel::Id, Qt::ToolTipRole).contains(u"ws-1"_s));
    QVERIFY(targetText(desk.model, 2, TargetModel::Standing, Qt::ToolTipRole).contains(u"in the list above"_s));
    QVERIFY(targetText(desk.model, 0, TargetModel::Standing, Qt::ToolTipRole).isEmpty());
    desk.model.remove({0});
    QCOMPARE(desk.model.count().twice, 0);
    QCOMPARE(desk.model.stateOf(1), TargetState::Found);
}

void tst_TargetModel::addsEachOnce()
{
    Desk desk({Script::hang()});
    QVERIFY(
        desk.model.add({targetById(u"ws-1"_s), targetById(u"ws-1"_s), targetByName(u"net"_s), targetByName(u"net"_s)}));
    QCOMPARE(desk.model.rowCount(), 2);
    QVERIFY(desk.model.add({{u"ws-1"_s, u"db"_s}})); // the target was chosen from the list, which gives its name
    QCOMPARE(desk.model.rowCount(), 2);
    QCOMPARE(targetText(desk.model, 0, TargetModel::Name), u"db"_s);
    QCOMPARE(desk.model.stateOf(0), TargetState::Found);
    QVERIFY(desk.model.add({targetById(u"ws-1"_s)})); // what is known of it stays
    QCOMPARE(targetText(desk.model, 0, TargetModel::Name), u"db"_s);
    QCOMPARE(desk.model.rowOfId(u"ws-1"_s), 0);
    QCOMPARE(desk.model.rowOfId(u"ws-9"_s), -1);
}

void tst_TargetModel::removesRows()
{
    Desk desk({Script::hang()});
    desk.model.setPlace(desk.fixture.endpoint, u"acme"_s);
    QVERIFY(desk.model.add({targetById(u"ws-1"_s), targetByName(u"net"_s), targetById(u"ws-2"_s)}));
    QTRY_VERIFY(desk.fixture.server.count() > 0);
    desk.model.remove({0, 2});
    QCOMPARE(desk.model.workspaces(), QList<Target>{targetByName(u"net"_s)});
    QCOMPARE(desk.model.count().lookingUp, 1);
    desk.model.stop(); // all three look-ups end
    QCOMPARE(desk.model.count().notKnown, 1);
    QCOMPARE(desk.model.rowCount(), 1);
}

void tst_TargetModel::removesWhatWasGiven()
{
    Desk desk({unauthorizedLookUp()});
    QVERIFY(desk.model.add({targetById(u"ws-1"_s), targetByName(u"net"_s, u"ws-2"_s), {u"ws-3"_s, u"db"_s}}));
    QVERIFY(desk.model.isGiven(u"ws-1"_s) && desk.model.isGiven(u"net"_s) && desk.model.isGiven(u"ws-3"_s));
    QVERIFY(!desk.model.isGiven(u"db"_s)); // it was given by its id
    QVERIFY(desk.model.isChosen(u"ws-1"_s, u"any"_s) && desk.model.isChosen(u"ws-2"_s, u"net"_s));
    QVERIFY(!desk.model.isChosen(u"ws-9"_s, u"db"_s) && !desk.model.isChosen({}, {}));
    desk.model.removeGiven({u"net"_s, u"ws-3"_s, u"nobody"_s});
    QCOMPARE(desk.model.workspaces(), QList<Target>{targetById(u"ws-1"_s)});
    const int before = static_cast<int>(desk.changed.size());
    desk.model.removeGiven({u"nobody"_s});
    QCOMPARE(desk.changed.size(), before);
}

void tst_TargetModel::isBounded()
{
    using changerequests::TargetNames;
    Desk desk({Script::hang()});
    QList<Target> many;
    for (int number = 0; number < TargetNames::MaxTargets; ++number)
        many.append(targetById(u"ws-%1"_s.arg(number)));
    QVERIFY(desk.model.add(many));
    QVERIFY(!desk.model.add({targetById(u"ws-1"_s), targetById(u"ws-more"_s)}));
    QCOMPARE(desk.model.rowCount(), TargetNames::MaxTargets);
    QVERIFY(desk.model.add({targetById(u"ws-1"_s)}));
}

void tst_TargetModel::saysWhyNothingIsKnown()
{
    Desk desk({unauthorizedLookUp()});
    desk.model.setPlace(desk.fixture.endpoint, u"acme"_s);
    QVERIFY(desk.model.add({targetById(u"ws-1"_s), targetByName(u"net"_s)}));
    QVERIFY(desk.isSettled());
    QCOMPARE(desk.model.count().notKnown, 2);
    QCOMPARE(desk.model.reason()->kind, base::ErrorKind::Unauthorized);
    QVERIFY(targetText(desk.model, 1, TargetModel::Standing, Qt::ToolTipRole).contains(u"401"_s));
    QVERIFY(targetText(desk.model, 1, TargetModel::Standing, Qt::AccessibleDescriptionRole).contains(u"401"_s));
    QCOMPARE(desk.model.workspaces(), (QList<Target>{targetById(u"ws-1"_s), targetByName(u"net"_s)}));
}

void tst_TargetModel::stopsAndAsksAgain()
{
    Desk desk({Script::hang(), workspace(u"ws-1"_s, u"net"_s)});
    desk.model.setPlace(desk.fixture.endpoint, u"acme"_s);
    QVERIFY(desk.model.add({targetById(u"ws-1"_s)}));
    QTRY_COMPARE(desk.fixture.server.count(), 1);
    desk.model.stop();
    QCOMPARE(desk.model.stateOf(0), TargetState::NotKnown);
    QTRY_VERIFY(desk.fixture.server.wasLeft(0)); // Qt may keep a request back while an aborted connection closes
    desk.model.askAgain();
    QCOMPARE(desk.model.stateOf(0), TargetState::LookingUp);
    QVERIFY(desk.isSettled());
    QCOMPARE(targetText(desk.model, 0, TargetModel::Name), u"net"_s);
}

void tst_TargetModel::whatIsNotFoundIsNotAskedAgain()
{
    Desk desk({Script::answer(support::httpAnswer(404)), pageOf({}, protocol::paginate(1, 100, 0))});
    desk.model.setPlace(desk.fixture.endpoint, u"acme"_s);
    QVERIFY(desk.model.add({targetById(u"ws-1"_s)}));
    QVERIFY(desk.isSettled());
    QCOMPARE(desk.model.stateOf(0), TargetState::NotFound);
    desk.model.askAgain();
    QCOMPARE(desk.model.stateOf(0), TargetState::NotFound);
    QCOMPARE(desk.model.count().lookingUp, 0);
}

void tst_TargetModel::foreignTextStaysOnOneLine()
{
    Desk desk({workspace(u"ws-1"_s, u"evil\u202E\nname"_s)});
    desk.model.setPlace(desk.fixture.endpoint, u"acme"_s);
    QVERIFY(desk.model.add({targetById(u"ws-1"_s)}));
    QVERIFY(desk.isSettled());
    const QString shown = targetText(desk.model, 0, TargetModel::Name);
    QVERIFY(shown.contains(u"evil"_s) && !shown.contains(u'\n') && !shown.contains(QChar(0x202E)));
}

void tst_TargetModel::hasHeaders()
{
    Desk desk({unauthorizedLookUp()});
    for (int column = 0; column < TargetModel::ColumnCount; ++column)
        QVERIFY(!desk.model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

RUNLATCH_TEST(tst_TargetModel)

} // namespace runlatch::models

#include "tst_targetmodel.moc"
