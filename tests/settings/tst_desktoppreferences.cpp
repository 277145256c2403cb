// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/preferences.h"
#include "support/suite.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace runlatch::settings;

/// What the desktop tells and how large the text is are remembered within their bounds.
class tst_DesktopPreferences : public QObject
{
    Q_OBJECT

private slots:
    void remembersTheAlerts();
    void boundsTheTextSize();
};

void tst_DesktopPreferences::remembersTheAlerts()
{
    QTemporaryDir folder;
    {
        Preferences preferences(folder.path());
        QCOMPARE(preferences.alerts(), AlertPreference::Loud);
        preferences.setAlerts(AlertPreference::Quiet);
    }
    QCOMPARE(Preferences(folder.path()).alerts(), AlertPreference::Quiet);
    Preferences preferences(folder.path());
    preferences.setAlerts(AlertPreference::Off);
    QCOMPARE(preferences.alerts(), AlertPreference::Off);
}

void tst_DesktopPreferences::boundsTheTextSize()
{
    QTemporaryDir folder;
    Preferences preferences(folder.path());
    QCOMPARE(preferences.textSize(), 0);
    const std::pair<int, int> sizes[] = {{12, 12}, {1, 8}, {1000, 24}, {-4, 0}, {0, 0}};
    for (const auto &[set, kept] : sizes) {
        preferences.setTextSize(set);
        QCOMPARE(preferences.textSize(), kept);
    }
}

RUNLATCH_TEST(tst_DesktopPreferences)

#include "tst_desktoppreferences.moc"
