// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/payloadtab.h"

#include "readingof.h"
#include "support/findin.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/inspector/detail/jsontree.h"
#include "ui/style/theme.h"

#include <QClipboard>
#include <QLineEdit>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QTreeView>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using runlatch::models::JsonModel;

/// The payload is searched, copied from and walked through with the keyboard, however large it is.
class tst_PayloadTab : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_tab = std::make_unique<PayloadTab>();
        m_tab->resize(700, 300);
        m_tab->show();
        m_tree = m_tab->findChild<QTreeView *>();
        m_tree->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_tab.get()));
    }
    void cleanup() { m_tab.reset(); }
    void onlyWhatHasPartsOpens();
    void aBarMarksTheCurrentRowOnce();
    void theBarOfTheRowBeforeGoes();
    void copiesValueKeyAndPointer();
    void findsKeysAndValues();
    void findsNothingInSecrets();
    void showingSecretsKeepsTheChosenRow();
    void saysThatABodyIsNoJson();
    void aBodyThatIsTooDeepHasNoTree();
    void anEqualBodyHasItsOwnSecrets();
    void saysThatACopyIsCut();
    void leadsToTheBytes();
    void longListsComeWithTheirEnd_data();
    void longListsComeWithTheirEnd();
    void twentyMegabytesAreSearched();
    void oneKeyOpensABoundedNumberOfRows();
    void lettersAreNotLookedForInLongLists();

private:
    static CaptureReading read(const QByteArray &body, const QByteArray &head = {})
    {
        store::Capture capture;
        capture.head = head;
        capture.row.uuid = QUuid::createUuid();
        capture.body = body;
        return readingOf(capture);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_tree, key, modifiers);
    }
    QLineEdit *search(const QString &text) { return support::findIn(*m_tab, m_tree, text); }
    QString pointer() const
    {
        QString pointer;
        static_cast<JsonModel *>(m_tree->model())
            ->copy(m_tree->currentIndex(), models::JsonPart::Pointer, m_tab.get(),
                   [&pointer](const auto &copy) { pointer = copy->text; }); // a short one is there at once
        return pointer;
    }

    std::unique_ptr<PayloadTab> m_tab;
    QTreeView *m_tree = nullptr;
};

void tst_PayloadTab::onlyWhatHasPartsOpens()
{
    m_tab->setReading(read(R"({"a":{"b":true,"c":{"d":1}}})"));
    m_tree->setCurrentIndex(m_tree->model()->index(0, 0));
    press(Qt::Key_Down);
    QCOMPARE(pointer(), u"/a/b"_s);
    press(Qt::Key_Right);
    QVERIFY(!m_tree->isExpanded(m_tree->currentIndex()));
    m_tree->setCurrentIndex(m_tree->currentIndex().siblingAtRow(1));
    press(Qt::Key_Right);
    QVERIFY(m_tree->isExpanded(m_tree->currentIndex()));
}

/// Records what a widget repaints.
class PaintedRegion final : public QObject
{
public:
    QRegion region;

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

void tst_PayloadTab::theBarOfTheRowBeforeGoes()
{
    m_tab->setReading(read(R"({"a":{"b":true},"c":1})"));
    const QModelIndex inner = m_tree->model()->index(0, 0, m_tree->model()->index(0, 0));
    m_tree->setCurrentIndex(inner);
    QCoreApplication::processEvents();
    PaintedRegion painted;
    m_tree->viewport()->installEventFilter(&painted);
    m_tree->selectionModel()->setCurrentIndex(m_tree->model()->index(0, 0), QItemSelectionModel::NoUpdate);
    QTRY_VERIFY(painted.region.contains(QPoint(1, m_tree->visualRect(inner).center().y())));
}

void tst_PayloadTab::aBarMarksTheCurrentRowOnce()
{
    m_tab->setReading(read(R"({"a":{"b":true},"c":1})"));
    for (const QModelIndex &row :
         {m_tree->model()->index(0, 0), m_tree->model()->index(0, 0, m_tree->model()->index(0, 0))}) {
        m_tree->setCurrentIndex(row);
        const QImage image = m_tree->viewport()->grab().toImage();
        const int middle = m_tree->visualRect(row).center().y();
        int bars = 0;
        for (int x = 0; x < image.width(); ++x) {
            const auto isBar = [&](int at) { return image.pixelColor(at, middle) == m_theme->color(Token::Focus); };
            bars += isBar(x) && (x == 0 || !isBar(x - 1)) ? 1 : 0;
        }
        QCOMPARE(bars, 1);
    }
}

void tst_PayloadTab::copiesValueKeyAndPointer()
{
    m_tab->setReading(read(R"({"stage":"post_plan","capabilities":{"outcomes":true}})"));
    press(Qt::Key_Home);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"post_plan"_s);
    press(Qt::Key_End); // a small tree is open
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"/capabilities/outcomes"_s);
    press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"outcomes"_s);
}

void tst_PayloadTab::findsKeysAndValues()
{
    m_tab->setReading(read(R"({"stage":"post_plan","a":[{"deep":[{"Plan \"x\"":1}]}],"b":"no"})"));
    QLineEdit *line = search(u"plan"_s);
    QTRY_COMPARE(pointer(), u"/stage"_s);
    QVERIFY(support::says(*m_tab, u"1 of 2"_s));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(pointer(), u"/a/0/deep/0/Plan \"x\""_s);
    QVERIFY(m_tree->visualRect(m_tree->currentIndex()).isValid()); // what it is in was opened
    line->selectAll();
    QTest::keyClicks(line, u"plan \"X"_s); // the meaning is searched, not the escapes
    QTRY_VERIFY(support::says(*m_tab, u"1 of 1"_s));
    QTest::keyClick(line, Qt::Key_Escape);
    QVERIFY(m_tree->hasFocus());
}

void tst_PayloadTab::findsNothingInSecrets()
{
    m_tab->setReading(read(R"({"access_token":"4QEuyyxug1f2rw.atlasv1"})"));
    search(u"4QEu"_s);
    QTRY_VERIFY(support::says(*m_tab, u"No match"_s));
    m_tab->setSecretsShown(true);
    QTRY_VERIFY(support::says(*m_tab, u"1 of 1"_s));
}

void tst_PayloadTab::showingSecretsKeepsTheChosenRow()
{
    m_tab->setReading(read(R"({"a":"plan","b":1,"c":"plan","access_token":"4QEu.plan"})"));
    QLineEdit *line = search(u"plan"_s);
    QTRY_COMPARE(pointer(), u"/a"_s);
    m_tree->setCurrentIndex(m_tree->model()->index(1, 0));
    m_tab->setSecretsShown(true);
    QTRY_VERIFY(support::says(*m_tab, u"2 of 3"_s));
    QCOMPARE(pointer(), u"/b"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(pointer(), u"/c"_s);
    m_tab->setSecretsShown(false);
    QTRY_VERIFY(support::says(*m_tab, u"2 of 2"_s));
    QTest::keyClick(line, Qt::Key_Return); // the user is there
    QTRY_COMPARE(pointer(), u"/a"_s);
}

void tst_PayloadTab::saysThatABodyIsNoJson()
{
    m_tab->setReading(read("{\"a"));
    QVERIFY(support::says(*m_tab, u"The body cannot be read as JSON. Line 1, column 4: From here on"_s));
    m_tab->setReading(read("{\"a\":1,\n\"b\":2,,\n\"c\":3}"));
    QVERIFY(m_tree->isVisible());
    QVERIFY(support::says(*m_tab, u"This is not valid JSON"_s));
    QVERIFY(support::says(*m_tab, u"Line 2, column 6: A comma is missing here, or is one too many."_s));
    m_tab->setReading(read({}));
    QVERIFY(support::says(*m_tab, u"The request had no body."_s));
    m_tab->setReading(read("{\"a\":1}"));
    QVERIFY(m_tree->isVisible());
    QVERIFY(!support::says(*m_tab, u"This is not valid JSON"_s));
}

void tst_PayloadTab::aBodyThatIsTooDeepHasNoTree()
{
    m_tab->setReading(read(QByteArray(30'000, '[') + QByteArray(30'000, ']')));
    QVERIFY(support::says(*m_tab, u"The body cannot be read as JSON."_s));
    QVERIFY(!m_tree->isVisible());
}

/// A credential in the head of a request is a secret in its body, too.
void tst_PayloadTab::anEqualBodyHasItsOwnSecrets()
{
    const QByteArray body = R"({"note":"hidden-credential"})";
    const auto value = [this] { return m_tree->model()->index(0, int(JsonModel::Column::Value)).data().toString(); };
    m_tab->setReading(read(body));
    QCOMPARE(value(), u"hidden-credential"_s);
    m_tab->setReading(read(body, "POST / HTTP/1.1\r\nAuthorization: Bearer hidden-credential\r\n\r\n"));
    QCOMPARE(value(), u"[redacted]"_s);
    search(u"hidden"_s);
    QTRY_VERIFY(support::says(*m_tab, u"No match"_s));
}

void tst_PayloadTab::saysThatACopyIsCut()
{
    m_tab->setReading(read("{\"a\":1,\"b\":[\"" + QByteArray(models::JsonCopying::MaxCopied, 'x') + "\"]}"));
    QTRY_COMPARE(m_tree->model()->rowCount(), 2);
    const QString cut = u"Only the first 4 MB were copied."_s;
    m_tree->setCurrentIndex(m_tree->model()->index(0, 0));
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!support::says(*m_tab, cut));
    press(Qt::Key_Down);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"1"_s); // it is not made in the window's thread
    QTRY_VERIFY(support::says(*m_tab, cut));
    QCOMPARE(QGuiApplication::clipboard()->text().size(), models::JsonCopying::MaxCopied);
    press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!support::says(*m_tab, cut));
}

void tst_PayloadTab::leadsToTheBytes()
{
    const QByteArray body = R"({"stage":"post_plan","run_id":"run-1"})";
    m_tab->setReading(read(body));
    m_tab->showPlace(body.indexOf("\"run-1\""));
    QCOMPARE(pointer(), u"/run_id"_s);
    QSignalSpy wanted(m_tab.get(), &PayloadTab::placeWanted);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toLongLong(), body.indexOf("\"run_id\""));
}

void tst_PayloadTab::longListsComeWithTheirEnd_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("of the document") << QByteArray() << QByteArray();
    QTest::newRow("within another") << "{\"list\":"_ba
                                    << "}"_ba;
    QTest::newRow("within the last of another") << "[1,2,["_ba
                                                << "]]"_ba;
}

/// Each layout of a view fetches what it can: a million rows would be laid out a thousand times.
void tst_PayloadTab::longListsComeWithTheirEnd()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    m_tab->setReading(read(before + "[" + QByteArray(1'000'000, ' ').replace(' ', "[],") + "[]]" + after));
    QTRY_VERIFY(m_tree->model()->rowCount() > 0);
    QModelIndex list;
    for (qsizetype level = before.count('{') + before.count('['); level > 0; --level) {
        list = m_tree->model()->index(m_tree->model()->rowCount(list) - 1, 0, list);
        m_tree->expand(list);
        QTRY_VERIFY(m_tree->model()->rowCount(list) > 0);
    }
    const auto rows = [&] { return m_tree->model()->rowCount(list); };
    QCOMPARE(rows(), 1000);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!m_tree->viewport()->grab().isNull());
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
    }
    QCOMPARE(rows(), 1000);
    press(Qt::Key_Home); // chooses a row, from which the other key goes on
    press(Qt::Key_End);
    QTRY_COMPARE(rows(), 2000);
    press(Qt::Key_End);
    QTRY_COMPARE(rows(), 3000);
}

void tst_PayloadTab::twentyMegabytesAreSearched()
{
    QByteArray body = "{\"items\":[";
    for (int i = 0; body.size() < 20'000'000; ++i)
        body += "{\"n\":" + QByteArray::number(i) + ",\"text\":\"something to read\"},";
    body += "{\"needle\":1}]}";
    m_tab->setReading(read(body));
    search(u"needle"_s);
    QTRY_VERIFY(support::says(*m_tab, u"1 of 1"_s)); // behind the rows that are shown
    QTRY_VERIFY(support::says(*m_tab, u"This match is more than"_s) || pointer().endsWith(u"/needle"_s));
}

void tst_PayloadTab::oneKeyOpensABoundedNumberOfRows()
{
    const QByteArray part = "[" + QByteArray(90, ' ').replace(' ', "1,") + "[[2]]],";
    const QByteArray body = "{\"list\":[" + part.repeated(900) + "3]}";
    m_tab->setReading(read(body));
    QTRY_VERIFY(m_tree->model()->rowCount() > 0);
    const QModelIndex list = m_tree->model()->index(0, 0);
    m_tree->setCurrentIndex(list);
    m_tree->expand(list);
    QTRY_COMPARE(m_tree->model()->rowCount(list), 901);
    QTest::keyClick(m_tree, Qt::Key_Asterisk);
    const auto *model = static_cast<JsonModel *>(m_tree->model());
    QVERIFY(m_tree->isExpanded(model->index(0, 0, list)));
    QVERIFY(m_tree->isExpanded(model->index(100, 0, list)));
    QVERIFY(!m_tree->isExpanded(model->index(200, 0, list)));
    QVERIFY(model->madeRows() < 2 * JsonTree::MaxOpenedRows);
    const QModelIndex small = model->index(850, 0, list);
    m_tree->setCurrentIndex(small);
    QTest::keyClick(m_tree, Qt::Key_Asterisk);
    QVERIFY(m_tree->isExpanded(small));
    QVERIFY(m_tree->isExpanded(model->index(90, 0, small)));
    QVERIFY(m_tree->isExpanded(model->index(0, 0, model->index(90, 0, small))));
}

/// Each row would be looked at in the window's thread.
void tst_PayloadTab::lettersAreNotLookedForInLongLists()
{
    m_tab->setReading(read(R"({"a":1,"letter":2})"));
    m_tree->setCurrentIndex(m_tree->model()->index(0, 0));
    QTest::keyClick(m_tree, Qt::Key_L);
    QCOMPARE(pointer(), u"/letter"_s);
    const QByteArray body =
        "{\"list\":[" + QByteArray("1,").repeated(3 * JsonTree::MaxSearchedRows) + "7],\"zebra\":1}";
    m_tab->setReading(read(body));
    m_tab->showPlace(body.indexOf('7'));
    QTRY_COMPARE(m_tree->currentIndex().row(), 3 * JsonTree::MaxSearchedRows);
    const QModelIndex before = m_tree->currentIndex();
    QTest::keyClick(m_tree, Qt::Key_Z);
    QCOMPARE(m_tree->currentIndex(), before);
}

RUNLATCH_WINDOW_TEST(tst_PayloadTab)
#include "tst_payloadtab.moc"
