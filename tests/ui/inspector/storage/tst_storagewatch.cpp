// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/storage/storagewatch.h"

#include "base/utc.h"
#include "support/fakeclock.h"
#include "support/storecalls.h"
#include "support/suite.h"
#include "support/tabstops.h"
#include "support/themedtest.h"
#include "ui/inspector/storage/storagedialog.h"
#include "ui/widgets/frames/messagebar.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::ui;

/// A removal from the store is told once, and limits are set where it is told.
class tst_StorageWatch : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup()
    {
        m_window.reset();
        m_store.reset();
        m_preferences.reset();
        m_folder.reset();
    }
    void sumsUpWhatWasRemoved();
    void staysClosedForAnHour();
    void saysWhichLimitRemoved();
    void asksOnceAboutEarlierRequests();
    void remembersThatAllAreKept();
    void saysWhatStandsInTheWay();
    void setsTheLimits();
    void showsWhatIsInUse();
    void longSentencesAreNotCut();

private:
    /// Waits for the button, because a new button is shown a moment later.
    QPushButton *button(const QString &text, const QWidget *within = nullptr) const
    {
        QCoreApplication::processEvents();
        const auto buttons = (within ? within : m_bar)->findChildren<QPushButton *>();
        const auto found = std::find_if(buttons.begin(), buttons.end(), [&text](const QPushButton *one) {
            return !one->isHidden() && (one->text() == text || one->accessibleName() == text);
        });
        return found == buttons.end() ? nullptr : *found;
    }
    std::unique_ptr<store::CaptureStore> openStore(const QString &name)
    {
        return store::newStore(m_folder->filePath(name), m_clock);
    }
    void drop(qint64 captures, qint64 megabytes) { emit m_store->dropped({captures, megabytes << 20, {}, {}}); }
    static store::Usage usage(qint64 earlier, bool mayGo = false) { return {5222LL << 20, 20'000, earlier, mayGo, {}}; }

    std::unique_ptr<QTemporaryDir> m_folder;
    support::FakeClock m_clock;
    std::unique_ptr<settings::Preferences> m_preferences;
    std::unique_ptr<store::CaptureStore> m_store;
    std::unique_ptr<QWidget> m_window;
    MessageBar *m_bar = nullptr;
    store::OpenStore m_open;
    StorageWatch *m_watch = nullptr;
};

void tst_StorageWatch::init()
{
    m_clock.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<settings::Preferences>(m_folder->path());
    m_store = openStore(u"captures.sqlite"_s);
    QVERIFY(m_store);
    m_window = std::make_unique<QWidget>();
    m_bar = new MessageBar;
    (new QVBoxLayout(m_window.get()))->addWidget(m_bar);
    m_watch = new StorageWatch(m_open, *m_bar, *m_preferences, m_clock, m_window.get());
    m_open.set(*m_store);
    m_window->resize(1000, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_StorageWatch::sumsUpWhatWasRemoved()
{
    QSignalSpy dropped(m_watch, &StorageWatch::dropped);
    drop(1000, 300);
    QVERIFY(m_bar->hasMessage());
    QPushButton *limits = button(u"Limits..."_s);
    QVERIFY(limits);
    limits->setFocus();
    drop(204, 18);
    QVERIFY(m_bar->text().startsWith(u"1,204 request"_s));
    QVERIFY(m_bar->text().contains(u"(318 MB) were removed to keep the limit of 4 GB."_s));
    QCOMPARE(m_bar->accessibleName(), m_bar->text());
    QCOMPARE(button(u"Limits..."_s), limits); // the same button, which still has the focus
    QVERIFY(limits->hasFocus());
    QCOMPARE(dropped.count(), 2);
}

void tst_StorageWatch::staysClosedForAnHour()
{
    drop(1000, 300);
    QPushButton *close = button(u"Close this message"_s);
    QVERIFY(close);
    close->setFocus();
    QTest::keyClick(close, Qt::Key_Space);
    QVERIFY(!m_bar->hasMessage());
    m_clock.advance(59min);
    drop(5, 1);
    QVERIFY(!m_bar->hasMessage());
    m_clock.advance(2min);
    drop(6, 1);
    QVERIFY(m_bar->hasMessage());
    QVERIFY(m_bar->text().startsWith(u"11 request"_s));
}

void tst_StorageWatch::saysWhichLimitRemoved()
{
    m_preferences->setCaptureMegabytes(100);
    m_preferences->setCaptureDays(30);
    emit m_store->dropped({1, 1 << 20, {}, {}, 1});
    QVERIFY(m_bar->text().contains(u"older than 30 day"_s));
    QVERIFY(!m_bar->text().contains(u"100 MB"_s));
    drop(1, 1);
    QVERIFY(m_bar->text().contains(u"limit of 100 MB and 30 day"_s));
    const QDateTime now = m_clock.utc();
    QVERIFY(m_watch->whyRemoved(now.addDays(-31)).contains(u"older than 30 day"_s));
    QVERIFY(m_watch->whyRemoved(now.addDays(-29)).endsWith(u"limit of 100 MB."_s));
    m_preferences->setCaptureDays(0);
    QVERIFY(m_watch->whyRemoved(now.addDays(-31)).endsWith(u"limit of 100 MB."_s));
}

void tst_StorageWatch::asksOnceAboutEarlierRequests()
{
    emit m_store->overQuota(usage(12'000));
    QVERIFY(m_bar->text().startsWith(u"The stored requests take 5.1 GB; the limit is 4 GB. 12,000 request"_s));
    QVERIFY(m_bar->text().contains(u"are from before this version and are removed only if you agree."_s));
    QVERIFY(button(u"Keep all"_s) && button(u"Limits..."_s));
    drop(5, 1); // a removal does not replace the question
    QVERIFY(button(u"Remove oldest"_s));
    button(u"Remove oldest"_s)->click();
    QVERIFY(!m_bar->hasMessage());
    QVERIFY(!m_preferences->keepsEarlierCaptures());
    emit m_store->overQuota(usage(12'000));
    QVERIFY(!m_bar->hasMessage());
    emit m_store->overQuota(usage(12'000, true));
    QVERIFY(m_bar->text().contains(u"await a reply"_s));
    QVERIFY(!button(u"Remove oldest"_s));
}

void tst_StorageWatch::remembersThatAllAreKept()
{
    emit m_store->overQuota(usage(12'000));
    button(u"Keep all"_s)->click();
    QVERIFY(m_preferences->keepsEarlierCaptures());
    QVERIFY(!m_bar->hasMessage());
    const auto before = std::exchange(m_store, openStore(u"other.sqlite"_s)); // the same happens at the next start
    QVERIFY(m_store);
    m_open.set(*m_store);
    emit m_store->overQuota(usage(12'000));
    QVERIFY(!button(u"Remove oldest"_s));
    QVERIFY(m_bar->text().contains(u"are kept, as you chose"_s));
}

void tst_StorageWatch::saysWhatStandsInTheWay()
{
    emit m_store->overQuota(usage(0));
    QVERIFY(m_bar->text().contains(u"await a reply, have a draft or are pinned"_s));
    QVERIFY(button(u"Limits..."_s));
    button(u"Close this message"_s)->click();
    emit m_store->overQuota(usage(0));
    QVERIFY(!m_bar->hasMessage());
}

void tst_StorageWatch::setsTheLimits()
{
    emit m_store->overQuota(usage(0));
    m_watch->configure();
    auto *dialog = m_window->findChild<StorageDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    const auto spins = dialog->findChildren<QSpinBox *>();
    QCOMPARE(spins.size(), 2);
    QCOMPARE(spins.at(0)->accessibleName(), u"Size"_s);
    QCOMPARE(spins.at(0)->value(), 4096);
    QCOMPARE(spins.at(0)->minimum(), 64);
    QCOMPARE(spins.at(1)->text(), u"no limit"_s);
    spins.at(0)->setValue(8192);
    spins.at(1)->setValue(7);
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(m_preferences->captureMegabytes(), 8192);
    QCOMPARE(m_preferences->captureDays(), 7);
    QVERIFY(!m_bar->hasMessage()); // the message was about the old limit
}

void tst_StorageWatch::showsWhatIsInUse()
{
    auto *form = new StorageForm(4096, 0);
    StorageDialog dialog(form);
    dialog.show();
    auto *earlier = dialog.findChild<QCheckBox *>();
    QVERIFY(!earlier->isVisible());
    form->setUsage({312LL << 20, 12'400, 3, false, QDateTime(QDate(2026, 11, 1), QTime(10, 0), base::Utc)});
    const auto labels = dialog.findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->text().startsWith(u"312 MB of 4 GB in use, 12,400 request"_s);
    }));
    QVERIFY(earlier->isVisible());
    QVERIFY(!form->mayEarlierGo());
    earlier->setChecked(true);
    QVERIFY(form->mayEarlierGo());
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QCOMPARE(support::missedByTab(dialog), QStringList());
}

void tst_StorageWatch::longSentencesAreNotCut()
{
    auto *form = new StorageForm(4096, 0);
    StorageDialog dialog(form);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    form->setUsage(
        {1LL << 60, 2'000'000'000, 2'000'000'000, false, QDateTime(QDate(2026, 11, 1), QTime(10, 0), base::Utc)});
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->isVisible() && label->wordWrap())
            QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }
}

RUNLATCH_WINDOW_TEST(tst_StorageWatch)
#include "tst_storagewatch.moc"
