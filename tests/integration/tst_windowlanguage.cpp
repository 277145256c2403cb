// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/demowindow.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/windowtest.h"
#include "ui/activity/activitypage.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/simulator/simulatorpage.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QSignalSpy>
#include <QStackedWidget>

#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The language changes while the program runs: the window speaks it, and all else is as it was.
class tst_WindowLanguage : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsPageSelectionAndFilter();
    void speaksTheLanguageAndAllElseGoesOn();
    void aReplyIsWrittenFurther();
    void aReportStays();

private:
    struct Language
    {
        const char *name; ///< of itself, in UTF-8
        const char *page; ///< its word for a page, in UTF-8
        QLocale::Language locale;
    };
    static constexpr std::array<Language, 3> Languages{{{"Deutsch", "Massenerstellung", QLocale::German},
                                                        {"日本語", "一括作成", QLocale::Japanese},
                                                        {"English", "Bulk create", QLocale::English}}};

    /// A text of the program in the current language.
    static QString word(const char *context, const char *text)
    {
        return QCoreApplication::translate((QByteArray("runlatch::ui::") + context).constData(), text).remove(u'&');
    }
    bool change(const Language &language)
    {
        return m_window->changeLanguage(QString::fromUtf8(language.name), word("SettingsDialog", "Save"));
    }
    /// Sends a sample by the first card, and waits for its row.
    bool receiveSample()
    {
        person().key(Qt::Key_3, Qt::ControlModifier);
        return person().click(word("FirstRunCard", "Send sample"))
            && support::waitFor([this] { return list().current() != nullptr; });
    }
    ui::RunTasksPage &page() { return m_window->window().runTasks(); }
    ui::CaptureList &list() { return page().list(); }
    int shownPage() { return m_window->window().findChild<QStackedWidget *>()->currentIndex(); }
    QString addressIn(const QWidget &within) const
    {
        const auto *label = support::firstOf<ui::ElidedLabel>(
            within, [](const ui::ElidedLabel *one) { return one->text().startsWith(u"http://127.0.0.1:"_s); });
        return label ? label->text() : QString();
    }
};

void tst_WindowLanguage::init()
{
    makeWindow();
    QVERIFY(m_window->start());
    QVERIFY(person().waitFor(u"Listening on"_s));
    QTRY_VERIFY(person().control(u"Send sample"_s));
}

void tst_WindowLanguage::cleanup()
{
    m_window.reset();
    wording::installTranslations(*qApp); // for the others
}

void tst_WindowLanguage::keepsPageSelectionAndFilter()
{
    QVERIFY(receiveSample());
    QVERIFY(person().click(u"Send sample"_s)); // that of the strip
    QTRY_VERIFY(!person().row(word("CaptureList", "Received requests"), 1).isEmpty());
    QVERIFY(person().clickRow(word("CaptureList", "Received requests"), 1)); // the older one
    QTRY_COMPARE(list().current() ? list().current()->id : 0, qint64(1));
    list().setFilter(u"-zzz"_s);
    QTRY_COMPARE(list().current() ? list().current()->id : 0, qint64(1));
    person().key(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(person().fill(u"Filter"_s, u"-zzz"_s));
    for (const Language &language : Languages) {
        QVERIFY2(change(language), language.name);
        QCOMPARE(shownPage(), int(ui::MainWindow::Activity));
        const auto *filter = support::firstOf<QLineEdit>(m_window->window().activity(),
                                                         [](const QLineEdit *one) { return one->text() == "-zzz"_L1; });
        QVERIFY2(filter, language.name);
        QTRY_VERIFY2(!list().filter().isEmpty(), language.name);
        QTRY_COMPARE(list().current() ? list().current()->id : 0, qint64(1));
    }
}

/// Both have the same address, and a request that comes in another language is verified by the same key.
void tst_WindowLanguage::speaksTheLanguageAndAllElseGoesOn()
{
    QVERIFY(receiveSample());
    const QString listens = addressIn(page());
    const QString serves = addressIn(m_window->window().simulator());
    QVERIFY(!listens.isEmpty() && !serves.isEmpty());
    for (const Language &language : Languages) {
        QVERIFY2(change(language), language.name);
        const QString said = person().inSight().join(u'\n');
        QVERIFY2(said.contains(QString::fromUtf8(language.page)), qPrintable(said));
        QCOMPARE(QLocale().language(), language.locale);
        QCOMPARE(m_window->window().locale().language(), language.locale);
        QCOMPARE(addressIn(page()), listens);
        QVERIFY(person().waitFor(word("MainWindow", "Listening on %1").remove(u"%1"_s).trimmed())); // proved anew
        person().key(Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(addressIn(m_window->window().simulator()), serves);
        QVERIFY(person().control(word("SimulatorPage", "Stop the simulator")));
        QVERIFY(!person().row(word("RunTasksPanel", "Run tasks that were sent"), 0).isEmpty());
        QSignalSpy received(&page(), &ui::RunTasksPage::received);
        emit page().sampleWanted();
        QTRY_VERIFY(!received.isEmpty());
        const auto rows = received.constFirst().constFirst().value<QList<store::CaptureRow>>();
        QCOMPARE(rows.constFirst().verdict, protocol::Verdict::Valid);
    }
}

void tst_WindowLanguage::aReplyIsWrittenFurther()
{
    QVERIFY(receiveSample());
    QTRY_VERIFY(person().control(word("CaptureDetail", "&Reply...")));
    QVERIFY(person().click(word("CaptureDetail", "&Reply...")));
    QVERIFY(person().fill(word("ResultEditor", "Message"), u"Looking at it"_s));
    for (const Language &language : Languages) {
        QVERIFY2(change(language), language.name);
        QVERIFY2(person().waitFor(u"Looking at it"_s), language.name);
    }
}

/// The page is the first one of the new window, and has the cases from its beginning.
void tst_WindowLanguage::aReportStays()
{
    person().key(Qt::Key_6, Qt::ControlModifier);
    QVERIFY(person().fill(word("CheckForm", "URL of the integration"), u"http://127.0.0.1:1/"_s));
    QVERIFY(person().click(word("CheckPage", "Start the check")));
    QVERIFY(person().click(word("CheckPage", "Cancel the check")));
    QTRY_VERIFY(!person().row(word("CheckPage", "Cases"), 0).isEmpty());
    for (const Language &language : Languages) {
        QVERIFY2(change(language), language.name);
        QCOMPARE(shownPage(), int(ui::MainWindow::Check));
        QVERIFY(!person().row(word("CheckPage", "Cases"), 0).isEmpty());
    }
}

RUNLATCH_WINDOW_TEST(tst_WindowLanguage)

} // namespace runlatch::integration

#include "tst_windowlanguage.moc"
