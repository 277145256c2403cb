// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/valueeditor.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/query/daypicker.h"
#include "ui/bulkcreate/query/valuechips.h"

#include <QApplication>
#include <QCalendarWidget>
#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimeEdit>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using protocol::ExplorerType;

/// Values of a condition are typed one after the other, and none is lost or invented.
class tst_ValueEditor : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("TZ", "Asia/Tokyo"); }
    void init();
    void cleanup();
    void everyListOfValuesIsKept_data();
    void everyListOfValuesIsKept();
    void enterAndCommaEndAValue();
    void aCommaAloneIsNoValue();
    void commasOfAPastedTextStay();
    void backspaceTakesTheLastOneBack();
    void aHeldBackspaceEndsWithItsValue();
    void aChipIsRemovedByKeys_data();
    void aChipIsRemovedByKeys();
    void moreThanTheChipsAreCounted();
    void aTimeIsWrittenOutWhenItIsEnded();
    void theCalendarHasAZone_data();
    void theCalendarHasAZone();
    void escapeLeavesTheCalendar();
    void anOfferIsTakenByKeys();
    void offersAreWantedByKey();

private:
    QLineEdit *line() const { return m_editor->findChild<QLineEdit *>(); }
    QAbstractButton *chip(const QString &value) const
    {
        return support::shownButton<QAbstractButton>(*m_editor, u"Remove the value “%1”"_s.arg(value));
    }
    DayPicker *openCalendar();

    std::unique_ptr<ValueEditor> m_editor;
};

void tst_ValueEditor::init()
{
    support::failOnWarnings();
    m_editor = std::make_unique<ValueEditor>();
    m_editor->setName(u"Value"_s);
    m_editor->resize(400, 200);
    m_editor->QWidget::show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    line()->setFocus();
}

void tst_ValueEditor::cleanup()
{
    m_editor.reset();
}

void tst_ValueEditor::everyListOfValuesIsKept_data()
{
    QTest::addColumn<QStringList>("values");
    QTest::newRow("none") << QStringList{QString()};
    QTest::newRow("one") << QStringList{u"a"_s};
    QTest::newRow("blanks") << QStringList{u" a "_s};
    QTest::newRow("several") << QStringList{u"a"_s, u"b"_s, u"a"_s};
    QTest::newRow("empty ones") << QStringList{QString(), u"b"_s, QString()};
    QTest::newRow("commas") << QStringList{u"a,b"_s, u","_s};
}

void tst_ValueEditor::everyListOfValuesIsKept()
{
    QFETCH(const QStringList, values);
    const QSignalSpy changed(m_editor.get(), &ValueEditor::changed);
    m_editor->setValues(values);
    QCOMPARE(m_editor->values(), values);
    for (const ExplorerType type : {ExplorerType::Number, ExplorerType::Boolean, ExplorerType::Time}) {
        m_editor->setType(type);
        QCOMPARE(m_editor->values(), values);
    }
    m_editor->setTaken(false);
    QCOMPARE(m_editor->values(), values);
    QVERIFY(changed.isEmpty());
}

void tst_ValueEditor::enterAndCommaEndAValue()
{
    QTest::keyClicks(line(), u"a"_s);
    QCOMPARE(m_editor->values(), QStringList{u"a"_s}); // it counts as it is typed
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(chip(u"a"_s));
    QCOMPARE(m_editor->values(), QStringList{u"a"_s});
    QTest::keyClicks(line(), u"b, c"_s); // people type a blank after a comma
    QVERIFY(chip(u"b"_s));
    QCOMPARE(line()->text(), u"c"_s);
    QCOMPARE(m_editor->values(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(QApplication::focusWidget(), line());
}

void tst_ValueEditor::aCommaAloneIsNoValue()
{
    QTest::keyClicks(line(), u",,a,, ,b"_s);
    QCOMPARE(m_editor->values(), (QStringList{u"a"_s, u"b"_s}));
}

void tst_ValueEditor::commasOfAPastedTextStay()
{
    QApplication::clipboard()->setText(u"a,b"_s);
    line()->paste();
    QCOMPARE(m_editor->values(), QStringList{u"a,b"_s});
}

void tst_ValueEditor::backspaceTakesTheLastOneBack()
{
    m_editor->setValues({u"a"_s, u"bc"_s});
    QTest::keyClick(line(), Qt::Key_Backspace);
    QCOMPARE(line()->text(), u"bc"_s);
    QCOMPARE(m_editor->values(), (QStringList{u"a"_s, u"bc"_s}));
    QVERIFY(!chip(u"bc"_s));
    QTest::keyClick(line(), Qt::Key_Backspace);
    QCOMPARE(m_editor->values(), (QStringList{u"a"_s, u"b"_s}));
}

void tst_ValueEditor::aHeldBackspaceEndsWithItsValue()
{
    m_editor->setValues({u"a"_s, u"b"_s});
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Backspace, Qt::NoModifier, u"\b"_s, true);
    QApplication::sendEvent(line(), &held);
    QCOMPARE(m_editor->values(), (QStringList{u"a"_s, u"b"_s}));
    QVERIFY(line()->text().isEmpty());
}

void tst_ValueEditor::aChipIsRemovedByKeys_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("space") << Qt::Key_Space;
    QTest::newRow("delete") << Qt::Key_Delete;
    QTest::newRow("backspace") << Qt::Key_Backspace;
}

void tst_ValueEditor::aChipIsRemovedByKeys()
{
    QFETCH(Qt::Key, key);
    m_editor->setValues({u"a"_s, u"b"_s, u"c"_s});
    chip(u"b"_s)->setFocus();
    QTest::keyClick(chip(u"b"_s), key);
    QCOMPARE(m_editor->values(), (QStringList{u"a"_s, u"c"_s}));
    QCOMPARE(QApplication::focusWidget(), line()); // and not another chip, which the next key would remove
}

void tst_ValueEditor::moreThanTheChipsAreCounted()
{
    QStringList values;
    for (int number = 0; number < ValueChips::MaxChips + 7; ++number)
        values += u"value-%1"_s.arg(number);
    m_editor->setValues(values);
    QVERIFY(support::says(*m_editor, u"and 7 more"_s));
    QCOMPARE(m_editor->values(), values);
    QTest::keyClick(line(), Qt::Key_Backspace);
    QCOMPARE(line()->text(), values.constLast());
    QVERIFY(support::says(*m_editor, u"and 6 more"_s));
}

void tst_ValueEditor::aTimeIsWrittenOutWhenItIsEnded()
{
    m_editor->setType(ExplorerType::Time);
    QTest::keyClicks(line(), u"2026-10-01 8:30,2026-10-02"_s);
    QTest::keyClick(line(), Qt::Key_Enter);
    QCOMPARE(m_editor->values(), (QStringList{u"2026-10-01T08:30:00Z"_s, u"2026-10-02T00:00:00Z"_s}));
}

DayPicker *tst_ValueEditor::openCalendar()
{
    m_editor->setType(ExplorerType::Time);
    QTest::keyClick(line(), Qt::Key_Down, Qt::AltModifier);
    return m_editor->findChild<DayPicker *>();
}

void tst_ValueEditor::theCalendarHasAZone_data()
{
    QTest::addColumn<int>("zone");
    QTest::addColumn<QDateTime>("expected");
    const QDate day(2026, 10, 2);
    const QTime time(8, 30);
    QTest::newRow("UTC") << 0 << QDateTime::fromString(u"2026-10-02T08:30:00Z"_s, Qt::ISODate);
    QTest::newRow("this computer") << 1 << QDateTime(day, time).toUTC();
}

void tst_ValueEditor::theCalendarHasAZone()
{
    QFETCH(int, zone);
    QFETCH(const QDateTime, expected);
    m_editor->setValues({u"2026-10-01T08:30:00Z"_s});
    DayPicker *picker = openCalendar();
    QVERIFY(picker && picker->isVisible());
    auto *calendar = picker->findChild<QCalendarWidget *>();
    QCOMPARE(calendar->selectedDate(), QDate(2026, 10, 1));
    QCOMPARE(picker->findChild<QTimeEdit *>()->time(), QTime(8, 30));
    picker->findChild<QComboBox *>()->setCurrentIndex(zone);
    QTest::keyClick(picker->focusWidget(), Qt::Key_Right); // the calendar has the focus
    QCOMPARE(calendar->selectedDate(), QDate(2026, 10, 2));
    QVERIFY(support::says(*picker, u"UTC"_s)); // what is sent, in words
    QTest::keyClick(picker->focusWidget(), Qt::Key_Return);
    QCOMPARE(m_editor->values(), QStringList{expected.toString(Qt::ISODate)});
}

void tst_ValueEditor::escapeLeavesTheCalendar()
{
    m_editor->setValues({u"2026-10-01T08:30:00Z"_s});
    DayPicker *picker = openCalendar();
    QVERIFY(picker && picker->isVisible());
    QTest::keyClick(picker->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!m_editor->findChild<DayPicker *>());
    QCOMPARE(m_editor->values(), QStringList{u"2026-10-01T08:30:00Z"_s});
}

void tst_ValueEditor::anOfferIsTakenByKeys()
{
    m_editor->setOffers({u"applied"_s, u"applying"_s, u"errored"_s});
    QTest::keyClicks(line(), u"appl"_s);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(m_editor->values(), QStringList{u"applied"_s});
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(chip(u"applied"_s));
}

void tst_ValueEditor::offersAreWantedByKey()
{
    const QSignalSpy wanted(m_editor.get(), &ValueEditor::suggestionsWanted);
    QTest::keyClick(line(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY(wanted.isEmpty()); // there is nobody to ask
    m_editor->setSuggesting(true);
    QTest::keyClicks(line(), u"net"_s);
    QTest::keyClick(line(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.constFirst().constFirst().toString(), u"net"_s);
    m_editor->setOffers({u"web"_s});
    QVERIFY(!m_editor->showOffers());
    m_editor->setOffers({u"web"_s, u"my-net"_s});
    QVERIFY(m_editor->showOffers());
    QTRY_VERIFY(QApplication::activePopupWidget());
}

RUNLATCH_WINDOW_TEST(tst_ValueEditor)
#include "tst_valueeditor.moc"
