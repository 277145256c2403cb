// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/captureactions.h"

#include "capturelistfixture.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/capturecurl.h"
#include "ui/widgets/keys/edittarget.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// A person acts on one row or on several by keys and by the menu, and sees no action that nobody carries out.
class tst_CaptureActions : public support::ThemedTest, protected CaptureListFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { closeList(); }
    void showsOnlyWhatIsOffered();
    void comparesTwo();
    void comparesWithThePreviousDelivery();
    void showsTheDeliveriesOfARunTask();
    void exportsWhatIsChosen();
    void duplicatesAHundredAtMost();
    void notesWithTheKey();
    void pinsWithBothKeys();
    void copiesAsCurlWithoutSecrets();
    void copiesAsCurlWithSecretsIfAsked();
    void copiesTheAddressOfWhatCameByTls();
    void copiesTheAddressThatAnExportHas();
    void makesNoCommandOfALargeBody();
    void togglesTheDetail();
    void movesWithLetters();
    void lettersBelongToTheTable();
    void theEditMenuOffersThem();
    void columnsAreInTheMenu();
    void eachHasALetterOfItsOwn();
    void theKeysOpenTheMenuAtTheRow();

private:
    QAction *action(const QString &text) const
    {
        const QList<QAction *> actions = table().actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [&text](const QAction *one) {
            return one->isVisible() && QString(one->text()).remove(u'&').startsWith(text);
        });
        return found == actions.end() ? nullptr : *found;
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const { QTest::keyClick(&table(), key, modifiers); }
    /// A request with a token in its head and in its body.
    store::CaptureRow receiveSecret(const QString &tlsVersion = {}, const QByteArray &host = "Host: 127.0.0.1:8722\r\n")
    {
        store::NewCapture capture{row(0), {}, {}};
        capture.head = "POST /task?x=1 HTTP/1.1\r\n" + host + "X-Kind: a\r\n\r\n";
        capture.body = R"({"access_token":"secret-token-of-the-run","run_id":"run-1"})";
        capture.row.bytes = capture.body.size();
        capture.row.tlsVersion = tlsVersion;
        return *append(*m_store, capture);
    }
    void add(const QList<store::CaptureRow> &rows) const
    {
        m_list->add(rows);
        key(Qt::Key_Home);
    }

    static constexpr int All = 5;
};

void tst_CaptureActions::init()
{
    QVERIFY(openList(All));
    table().setFocus();
    QGuiApplication::clipboard()->setText(u"before"_s);
}

void tst_CaptureActions::showsOnlyWhatIsOffered()
{
    QVERIFY(!action(u"Compare"_s));
    QVERIFY(!action(u"Export"_s));
    QVERIFY(!action(u"Note"_s));
    QVERIFY(!action(u"Send again"_s) && !action(u"Edit and send again"_s));
    m_list->offer(CaptureActions::Offer::Export);
    QVERIFY(action(u"Export"_s));
    QVERIFY(!action(u"Compare"_s));
}

void tst_CaptureActions::comparesTwo()
{
    QSignalSpy compared(m_list.get(), &CaptureList::compareWanted);
    key(Qt::Key_Down, Qt::ShiftModifier);
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared.count(), 0); // nobody offers it
    m_list->offer(CaptureActions::Offer::Compare);
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared.count(), 1);
    QCOMPARE(compared.first(), (QList<QVariant>{qint64(All - 1), qint64(All)}));
    key(Qt::Key_Down, Qt::ShiftModifier); // three
    QVERIFY(!action(u"Compare"_s)->isEnabled());
}

void tst_CaptureActions::comparesWithThePreviousDelivery()
{
    m_list->offer(CaptureActions::Offer::Compare);
    QSignalSpy compared(m_list.get(), &CaptureList::compareWanted);
    QVERIFY(!action(u"Compare"_s)->isEnabled());
    QList<store::CaptureRow> rows = receive(3);
    for (int i = 0; i < 2; ++i) {
        rows[i].taskResultId = u"taskrs-1"_s;
        rows[i].delivery = i + 1;
    }
    std::swap(rows[1], rows[2]); // another request came between the two deliveries
    std::swap(rows[1].id, rows[2].id);
    add(rows);
    QVERIFY(action(u"Compare with the previous delivery"_s)->isEnabled());
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(compared.first(), (QList<QVariant>{rows[0].id, rows[2].id}));
}

void tst_CaptureActions::showsTheDeliveriesOfARunTask()
{
    QVERIFY(!action(u"Show all deliveries"_s)->isEnabled());
    QList<qint64> wanted;
    for (const QString &task : {u"taskrs-1"_s, u"taskrs-11"_s, u"taskrs-1"_s}) {
        store::CaptureRow sent = row(0);
        sent.taskResultId = task;
        const auto row = append(*m_store, store::NewCapture{sent, "POST / HTTP/1.1\r\n\r\n", "{}"});
        QVERIFY(row);
        add({*row});
        if (task == u"taskrs-1"_s)
            wanted.prepend(row->id);
    }
    QVERIFY(action(u"Show all deliveries"_s)->isEnabled());
    action(u"Show all deliveries"_s)->trigger();
    QTRY_COMPARE(ids(model()), wanted);
    QCOMPARE(m_list->current()->id, wanted.first());
    store::CaptureRow verification = *m_list->current();
    verification.verification = true;
    m_list->update(verification);
    QVERIFY(!action(u"Show all deliveries"_s)->isEnabled());
}

void tst_CaptureActions::exportsWhatIsChosen()
{
    m_list->offer(CaptureActions::Offer::Export);
    QSignalSpy exported(m_list.get(), &CaptureList::exportWanted);
    key(Qt::Key_Down, Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::ShiftModifier);
    action(u"Export"_s)->trigger();
    QCOMPARE(exported.first().first().value<QList<qint64>>(), (QList<qint64>{All, All - 1, All - 2}));
}

void tst_CaptureActions::duplicatesAHundredAtMost()
{
    m_list->offer(CaptureActions::Offer::Duplicate);
    QSignalSpy duplicated(m_list.get(), &CaptureList::duplicateWanted);
    key(Qt::Key_D);
    QCOMPARE(duplicated.first().first().value<QList<qint64>>(), QList<qint64>{All});
    add(receive(100));
    for (int more = 0; more < 100; ++more)
        key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_list->chosen().size(), 101);
    key(Qt::Key_D);
    QCOMPARE(duplicated.size(), 1);
    QVERIFY(action(u"Duplicate 101"_s)->toolTip().contains(u"100"_s));
}

void tst_CaptureActions::notesWithTheKey()
{
    m_list->offer(CaptureActions::Offer::Note);
    QSignalSpy noted(m_list.get(), &CaptureList::noteWanted);
    key(Qt::Key_Semicolon);
    QCOMPARE(noted.count(), 1);
    QCOMPARE(noted.first().first().toLongLong(), All);
}

void tst_CaptureActions::pinsWithBothKeys()
{
    QSignalSpy pinned(m_list.get(), &CaptureList::pinWanted);
    key(Qt::Key_M);
    key(Qt::Key_P);
    QCOMPARE(pinned.count(), 2);
    key(Qt::Key_Down, Qt::ShiftModifier);
    pinned.clear();
    key(Qt::Key_M);
    QCOMPARE(pinned.count(), 2);
    QCOMPARE(pinned.last(), (QList<QVariant>{qint64(All - 1), true}));
}

void tst_CaptureActions::copiesAsCurlWithoutSecrets()
{
    add({receiveSecret()});
    key(Qt::Key_X);
    QTRY_VERIFY(QGuiApplication::clipboard()->text() != u"before"_s);
    const QString line = QGuiApplication::clipboard()->text();
    QVERIFY2(line.startsWith(u"curl -X 'POST'"_s), qPrintable(line));
    QVERIFY(line.contains(u"-H 'X-Kind: a'"_s));
    QVERIFY(line.endsWith(u"--url 'http://127.0.0.1:8722/task?x=1'"_s));
    QVERIFY(line.contains(u"run-1"_s));
    QVERIFY(!line.contains(u"secret-token"_s));
    QGuiApplication::clipboard()->setText(u"before"_s);
    key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), line);
}

void tst_CaptureActions::copiesAsCurlWithSecretsIfAsked()
{
    add({receiveSecret()});
    action(u"Copy as cURL with its secrets"_s)->trigger();
    QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(u"secret-token-of-the-run"_s));
}

void tst_CaptureActions::copiesTheAddressOfWhatCameByTls()
{
    add({receiveSecret(u"TLS 1.3"_s)});
    key(Qt::Key_X);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().endsWith(u"--url 'https://127.0.0.1:8722/task?x=1'"_s));
}

/// Without a host nobody knows where the request went: the command names no computer that there is.
void tst_CaptureActions::copiesTheAddressThatAnExportHas()
{
    add({receiveSecret({}, {})});
    key(Qt::Key_X);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().endsWith(u"--url 'http://unknown.invalid/task?x=1'"_s));
}

void tst_CaptureActions::makesNoCommandOfALargeBody()
{
    store::CaptureRow large = receive(1).value(0);
    large.bytes = MaxCurlBytes + 1;
    add({large});
    QVERIFY(!action(u"Copy as cURL"_s)->isEnabled());
    QVERIFY(!action(u"Copy as cURL"_s)->toolTip().isEmpty());
}

void tst_CaptureActions::togglesTheDetail()
{
    QSignalSpy changed(m_list.get(), &CaptureList::currentChanged);
    QVERIFY(m_list->wantsDetail());
    key(Qt::Key_Space);
    QVERIFY(!m_list->wantsDetail());
    QCOMPARE(changed.count(), 1);
    key(Qt::Key_Space);
    QVERIFY(m_list->wantsDetail());
}

void tst_CaptureActions::movesWithLetters()
{
    key(Qt::Key_J);
    QCOMPARE(m_list->current()->id, All - 1);
    key(Qt::Key_K);
    QCOMPARE(m_list->current()->id, All);
    key(Qt::Key_End);
    QCOMPARE(m_list->current()->id, 1);
}

/// Typing a text beside the list pins nothing and deletes nothing.
void tst_CaptureActions::lettersBelongToTheTable()
{
    QLineEdit line(m_list.get());
    line.show();
    line.setFocus();
    QSignalSpy pinned(m_list.get(), &CaptureList::pinWanted);
    QTest::keyClicks(&line, u"mpxf;jk"_s);
    QTest::keyClick(&line, Qt::Key_Delete);
    QCOMPARE(line.text(), u"mpxf;jk"_s);
    QCOMPARE(pinned.count(), 0);
    QCOMPARE(table().model()->rowCount(), All);
}

void tst_CaptureActions::theEditMenuOffersThem()
{
    const EditTarget target(&table(), m_list.get());
    const QList<QAction *> offers = target.offers();
    QVERIFY(offers.contains(action(u"Copy as cURL"_s)));
    QVERIFY(offers.contains(action(u"Pin this request"_s)));
    QVERIFY(target.can(EditCommand::Delete));
    QCOMPARE(target.ownWords(EditCommand::Delete), u"Dele&te this request"_s);
}

void tst_CaptureActions::columnsAreInTheMenu()
{
    QAction *columns = action(u"Columns"_s);
    QVERIFY(columns && columns->menu());
    QVERIFY(!columns->menu()->actions().isEmpty());
}

void tst_CaptureActions::eachHasALetterOfItsOwn()
{
    using Offer = CaptureActions::Offer;
    for (const Offer offer : {Offer::Note, Offer::Duplicate, Offer::Compare, Offer::Export, Offer::Resend})
        m_list->offer(offer);
    QStringList letters;
    for (const QAction *one : table().actions()) {
        if (one->isSeparator())
            continue;
        const QKeySequence letter = QKeySequence::mnemonic(one->text());
        QVERIFY2(!letter.isEmpty() && !letters.contains(letter.toString()), qPrintable(one->text()));
        letters += letter.toString();
    }
}

/// The menu key comes as an event of its own.
void tst_CaptureActions::theKeysOpenTheMenuAtTheRow()
{
    key(Qt::Key_J);
    key(Qt::Key_J);
    const QRect row = table().visualRect(table().currentIndex());
    const auto placeOf = [this](const std::function<void()> &press) {
        std::optional<QPoint> place;
        QTimer::singleShot(0, this, [this, &place] {
            if (QWidget *menu = QApplication::activePopupWidget()) {
                place = table().viewport()->mapFromGlobal(menu->pos());
                menu->close();
            }
        });
        press();
        (void)support::waitFor([&place] { return place.has_value(); }, 2000);
        return place.value_or(QPoint(-1, -1));
    };
    const auto isAtRow = [&row](const QPoint &place) { return qAbs(place.y() - row.bottom()) <= 1; };
    QVERIFY(isAtRow(placeOf([this] { key(Qt::Key_F10, Qt::ShiftModifier); })));
    QVERIFY(isAtRow(placeOf([this] {
        const QPoint middle = table().rect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, table().mapToGlobal(middle));
        QCoreApplication::sendEvent(&table(), &event);
    })));
}

RUNLATCH_WINDOW_TEST(tst_CaptureActions)
#include "tst_captureactions.moc"
