// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/outsideaccess.h"

#include "settings/memorykeychain.h"
#include "settings/preferences.h"
#include "settings/tunnelconsent.h"
#include "support/answer.h"
#include "support/fakeclock.h"
#include "support/quickfolder.h"
#include "support/suite.h"

#include <QSettings>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

/// The way from outside is kept, and no settings file can make a tunnel command start by itself.
class tst_OutsideAccess : public QObject
{
    Q_OBJECT
private slots:
    void isKept();
    void hasDefaultsForWhatIsInvalid();
    void consentIsForExactlyOneText();
    void consentIsNotInTheFile();

private:
    bool isGiven(TunnelConsent &consent, const QString &command)
    {
        const auto given = support::valueOf<bool>(
            [&](QObject *context, const auto &done) { consent.ask(command, context, done); });
        return given.value_or(false);
    }
    support::FakeClock m_clock;
};

void tst_OutsideAccess::isKept()
{
    const support::QuickFolder folder;
    const OutsideAccess access{.way = OutsideAccess::Way::Tunnel,
                               .url = QUrl(u"https://a.example/in"_s),
                               .command = u"ngrok http \"{port}\", more"_s,
                               .startsWithListener = true};
    {
        Preferences preferences(folder.path());
        QCOMPARE(preferences.outsideAccess(), OutsideAccess());
        preferences.setOutsideAccess(access);
    }
    QCOMPARE(Preferences(folder.path()).outsideAccess(), access);
}

void tst_OutsideAccess::hasDefaultsForWhatIsInvalid()
{
    const support::QuickFolder folder;
    for (const QString &url : {u"file:///etc/passwd"_s, u"https://user:word@a.example"_s, u"https://a.example/?x"_s}) {
        Preferences preferences(folder.path());
        preferences.setOutsideAccess({.url = QUrl(url)});
        preferences.save();
        QSettings file(folder.path() + u"/preferences.ini"_s, QSettings::IniFormat);
        file.setValue(u"listener/from_outside"_s, u"shell"_s);
        file.sync();
        QCOMPARE(Preferences(folder.path()).outsideAccess(), OutsideAccess());
    }
}

void tst_OutsideAccess::consentIsForExactlyOneText()
{
    SecretStore secrets(m_clock, std::make_unique<MemoryKeychain>());
    TunnelConsent consent(secrets);
    QVERIFY(!isGiven(consent, u"ngrok http {port}"_s));
    consent.give(u"ngrok http {port}"_s, this);
    QTRY_VERIFY(isGiven(consent, u"ngrok http {port}"_s));
    QVERIFY(!isGiven(consent, u"ngrok http {port} "_s));
    QVERIFY(!isGiven(consent, QString()));
    consent.withdraw(u"ngrok http {port}"_s, this);
    QTRY_VERIFY(!isGiven(consent, u"ngrok http {port}"_s));
}

void tst_OutsideAccess::consentIsNotInTheFile()
{
    const support::QuickFolder folder;
    SecretStore secrets(m_clock, std::make_unique<MemoryKeychain>());
    TunnelConsent consent(secrets);
    Preferences(folder.path()).setOutsideAccess({.way = OutsideAccess::Way::Tunnel,
                                                  .command = u"sh -c evil"_s,
                                                  .startsWithListener = true});
    const OutsideAccess access = Preferences(folder.path()).outsideAccess();
    QVERIFY(access.startsWithListener);
    QVERIFY(!isGiven(consent, access.command));
}

RUNLATCH_TEST(tst_OutsideAccess)

} // namespace runlatch::settings

#include "tst_outsideaccess.moc"
