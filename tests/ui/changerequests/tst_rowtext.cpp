// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/rowtext.h"

#include "support/fakeclock.h"
#include "support/suite.h"
#include "ui/changerequests/changerequestfacts.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// A service chose each text so that a terminal would run it.
protocol::ChangeRequest hostileRequest()
{
    protocol::ChangeRequest made;
    made.id = u"cr-1\nrm -rf x\r"_s;
    made.workspaceId = u"ws-1\u2028\u202Ex"_s;
    made.createdBy = u"user-1\u001B[201~\n"_s;
    made.subject = u"s\nrm -rf x\n"_s;
    made.message = u"a\nb"_s;
    return made;
}

bool isOneLine(const QString &text)
{
    return std::none_of(text.begin(), text.end(), [](QChar letter) {
        return letter.category() == QChar::Other_Control || letter.category() == QChar::Other_Format
            || letter.category() == QChar::Separator_Line || letter.category() == QChar::Separator_Paragraph;
    });
}

} // namespace

/// A text copied from a change request is one line, which does nothing in a terminal.
class tst_RowText : public QObject
{
    Q_OBJECT
private slots:
    void idsHaveALineEach();
    void cellsAreLines();
    void factsAreLinesButForTheMessage();
    void longTextsAreWhole();
};

void tst_RowText::idsHaveALineEach()
{
    support::FakeClock clock;
    models::ChangeRequestModel model(clock);
    model.setRows({hostileRequest(), hostileRequest()});
    const QStringList ids = rowsIds(model, {0, 1}).split(u'\n');
    QCOMPARE(ids.size(), 2);
    for (const QString &id : ids)
        QVERIFY(id.startsWith(u"cr-1"_s) && isOneLine(id));
}

void tst_RowText::cellsAreLines()
{
    support::FakeClock clock;
    models::ChangeRequestModel model(clock);
    model.setRows({hostileRequest()});
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(isOneLine(cellText(model, 0, static_cast<models::ChangeRequestModel::Column>(column))));
}

void tst_RowText::factsAreLinesButForTheMessage()
{
    const protocol::ChangeRequest made = hostileRequest();
    const QList<ChangeRequestFact> facts = factsOf(made, u"w\n"_s, nullptr);
    QVERIFY(facts.size() >= 4);
    for (const ChangeRequestFact &fact : facts)
        QVERIFY(fact.copy == made.message || isOneLine(fact.copy));
    QCOMPARE(facts.constFirst().copy, made.message);
}

void tst_RowText::longTextsAreWhole()
{
    support::FakeClock clock;
    models::ChangeRequestModel model(clock);
    protocol::ChangeRequest made;
    made.id = QString(1000, u'a');
    model.setRows({made});
    QCOMPARE(rowsIds(model, {0}), made.id);
}

RUNLATCH_WINDOW_TEST(tst_RowText)

} // namespace runlatch::ui

#include "tst_rowtext.moc"
