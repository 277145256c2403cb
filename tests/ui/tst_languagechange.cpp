// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/languagechange.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/mainwindow.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/workbenchparts.h"

#include <QDialog>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using settings::LanguagePreference;

/// Another language waits for what would end with the window, and says what that is.
class tst_LanguageChange : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isReadyWhereNothingIsOpen();
    void doesNothingWithoutAnotherLanguage();
    void waitsForADialog();
    void waitsForTheFiles();
    void isGivenUpWithTheEarlierLanguage();
    void isNotReadyForWhatWasOpenedMeanwhile();

private:
    QString said() const
    {
        const MessageBar *bar = m_window->language().bar();
        return bar->hasMessage() ? bar->text() : QString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QSignalSpy> m_ready;
};

void tst_LanguageChange::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_window = std::make_unique<MainWindow>(m_engine->workbench);
    m_ready = std::make_unique<QSignalSpy>(&m_window->language(), &LanguageChange::ready);
}

void tst_LanguageChange::cleanup()
{
    m_ready.reset();
    m_window.reset();
    m_engine.reset();
    m_folder.reset();
}

void tst_LanguageChange::isReadyWhereNothingIsOpen()
{
    m_engine->preferences.setLanguage(LanguagePreference::German);
    m_window->language().look();
    QCOMPARE(m_ready->size(), 1);
    QCOMPARE(said(), QString());
}

void tst_LanguageChange::doesNothingWithoutAnotherLanguage()
{
    m_window->language().look();
    QCOMPARE(m_ready->size(), 0);
    QCOMPARE(said(), QString());
}

void tst_LanguageChange::waitsForADialog()
{
    QDialog dialog;
    dialog.show();
    m_engine->preferences.setLanguage(LanguagePreference::German);
    m_window->language().look();
    QCOMPARE(m_ready->size(), 0);
    QVERIFY2(said().contains(u"A dialog is open."_s), qPrintable(said()));
    dialog.close();
    QTRY_COMPARE(m_ready->size(), 1);
    QCOMPARE(said(), QString());
}

void tst_LanguageChange::waitsForTheFiles()
{
    m_engine->storeGate.setOpening();
    m_engine->preferences.setLanguage(LanguagePreference::Japanese);
    m_window->language().look();
    QCOMPARE(m_ready->size(), 0);
    QVERIFY2(said().contains(u"The files are being opened."_s), qPrintable(said()));
    m_engine->storeGate.setOpen(m_folder->path());
    QTRY_COMPARE(m_ready->size(), 1);
}

/// The person goes back to the language of the window while it waits.
void tst_LanguageChange::isGivenUpWithTheEarlierLanguage()
{
    QDialog dialog;
    dialog.show();
    m_engine->preferences.setLanguage(LanguagePreference::German);
    m_window->language().look();
    QVERIFY(!said().isEmpty());
    m_engine->preferences.setLanguage(LanguagePreference::System);
    QTRY_COMPARE(said(), QString());
    dialog.close();
    m_window->language().look();
    QCOMPARE(m_ready->size(), 0);
}

/// The owner of the window is told a turn of the event loop later.
void tst_LanguageChange::isNotReadyForWhatWasOpenedMeanwhile()
{
    QVERIFY(!m_window->language().isReady());
    m_engine->preferences.setLanguage(LanguagePreference::German);
    m_window->language().look();
    QCOMPARE(m_ready->size(), 1);
    QVERIFY(m_window->language().isReady());
    QDialog dialog;
    dialog.show();
    QVERIFY(!m_window->language().isReady());
    m_window->language().look();
    QCOMPARE(m_ready->size(), 1);
    dialog.close();
    QTRY_COMPARE(m_ready->size(), 2);
}

RUNLATCH_WINDOW_TEST(tst_LanguageChange)

} // namespace runlatch::ui

#include "tst_languagechange.moc"
