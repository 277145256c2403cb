// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/preferences.h"
#include "support/fulldisk.h"
#include "support/suite.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::settings;

/// Preferences are remembered within their bounds, and nonsense becomes the default.
class tst_Preferences : public QObject
{
    Q_OBJECT

private slots:
    void startsWithDefaults();
    void remembers();
    void survivesNonsense();
    void remembersTheConnection();
    void boundsTheLimitsOfTheStore();
    void remembersFilters();
    void remembersNamesOfSecrets();
    void remembersShortcuts();
    void boundsShortcuts();
    void remembersTheAutomaticReply();
    void boundsTheAutomaticReply();
    void remembersTheSimulatorsAddress();
    void aDamagedAddressHasItsDefaults();
    void remembersTheListener();
    void readsAnEarlierListener();
    void survivesAListenerThatCannotBe_data();
    void survivesAListenerThatCannotBe();
    void readsABoundedListener();
    void isForItsOwnerOnly();
    void saysWhenItCannotBeSaved();
    void savesOnceThereIsRoomAgain();
    void setsAnUnreadableFileAside_data();
    void setsAnUnreadableFileAside();
    void writesOnceForManyChanges();
    void namesThemes();
    void remembersTheLanguage();
    void aLanguageThatIsNoneIsTheSystems();
};

void tst_Preferences::startsWithDefaults()
{
    QTemporaryDir folder;
    const Preferences preferences(folder.path());
    QCOMPARE(preferences.theme(), ThemePreference::System);
    QVERIFY(preferences.windowGeometry().isEmpty());
    QVERIFY(preferences.helpGeometry().isEmpty());
    QCOMPARE(preferences.helpPercent(), 100);
    QVERIFY(preferences.splitterState(u"inspector"_s).isEmpty());
}

void tst_Preferences::remembers()
{
    QTemporaryDir folder;
    const QByteArray geometry("\x01\x00\xff\n,;\"", 7);
    {
        Preferences preferences(folder.path());
        preferences.setTheme(ThemePreference::Dark);
        preferences.setWindowGeometry(geometry);
        preferences.setHelpGeometry("h");
        preferences.setHelpPercent(5000);
        preferences.setSplitterState(u"inspector"_s, "a");
        preferences.setSplitterState(u"changeRequests"_s, "b");
        preferences.setSnippetLanguage(u"python"_s);
        preferences.setMessageMode(u"preview"_s);
    }
    const Preferences preferences(folder.path());
    QCOMPARE(preferences.theme(), ThemePreference::Dark);
    QCOMPARE(preferences.windowGeometry(), geometry);
    QCOMPARE(preferences.helpGeometry(), QByteArray("h"));
    QCOMPARE(preferences.helpPercent(), Preferences::MaxHelpPercent);
    QCOMPARE(preferences.splitterState(u"inspector"_s), QByteArray("a"));
    QCOMPARE(preferences.splitterState(u"changeRequests"_s), QByteArray("b"));
    QCOMPARE(preferences.snippetLanguage(), u"python"_s);
    QCOMPARE(preferences.messageMode(), u"preview"_s);
}

void tst_Preferences::survivesNonsense()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[appearance]\ntheme=purple\n\xff\xfe=]]\n");
    file.close();
    Preferences preferences(folder.path());
    QCOMPARE(preferences.theme(), ThemePreference::System);
    preferences.setTheme(ThemePreference::Light);
    QCOMPARE(preferences.theme(), ThemePreference::Light);
}

void tst_Preferences::remembersTheConnection()
{
    QTemporaryDir folder;
    const QUuid id = QUuid::createUuid();
    {
        Preferences preferences(folder.path());
        QVERIFY(preferences.lastConnection().isNull());
        preferences.setLastConnection(id);
    }
    Preferences preferences(folder.path());
    QCOMPARE(preferences.lastConnection(), id);
    preferences.setLastConnection({});
    QVERIFY(preferences.lastConnection().isNull());
}

void tst_Preferences::boundsTheLimitsOfTheStore()
{
    QTemporaryDir folder;
    Preferences preferences(folder.path());
    QCOMPARE(preferences.captureMegabytes(), 4096);
    QCOMPARE(preferences.captureDays(), 0);
    QVERIFY(!preferences.keepsEarlierCaptures());
    preferences.setCaptureMegabytes(100);
    preferences.setCaptureDays(30);
    preferences.setKeepsEarlierCaptures(true);
    QCOMPARE(preferences.captureMegabytes(), 100);
    QCOMPARE(preferences.captureDays(), 30);
    QVERIFY(preferences.keepsEarlierCaptures());
    preferences.setCaptureMegabytes(0); // somebody may write such a value into the file
    preferences.setCaptureDays(-1);
    QCOMPARE(preferences.captureMegabytes(), 64);
    QCOMPARE(preferences.captureDays(), 0);
}

void tst_Preferences::remembersFilters()
{
    QTemporaryDir folder;
    const SavedFilter failed{u"Failed, today"_s, u"state:failed since:today"_s};
    const SavedFilter quoted{u"A, \"B\""_s, u"\"x, y\" OR -\u00e9"_s};
    {
        Preferences preferences(folder.path());
        QVERIFY(preferences.captureFilters().isEmpty());
        preferences.setCaptureFilters({failed, quoted});
    }
    Preferences preferences(folder.path());
    QCOMPARE(preferences.captureFilters(), (QList<SavedFilter>{quoted, failed}));
    QList<SavedFilter> many(60, failed);
    many.prepend({QString(61, u'n'), u"x"_s});
    many.prepend({u"n"_s, QString(2001, u'x')});
    many.prepend({u"n"_s, {}});
    preferences.setCaptureFilters(many);
    QCOMPARE(preferences.captureFilters(), QList<SavedFilter>(50, failed));
}

void tst_Preferences::remembersNamesOfSecrets()
{
    QTemporaryDir folder;
    {
        Preferences preferences(folder.path());
        QVERIFY(preferences.secretNames().isEmpty());
        preferences.setSecretNames({u"corp-pin"_s, u"otp"_s});
    }
    QCOMPARE(Preferences(folder.path()).secretNames(), (QStringList{u"corp-pin"_s, u"otp"_s}));
}

void tst_Preferences::remembersShortcuts()
{
    QTemporaryDir folder;
    const QMap<QString, QString> shortcuts{{u"captures.pin"_s, u"Ctrl+,; ;"_s}, {u"captures.note"_s, {}}};
    {
        Preferences preferences(folder.path());
        QVERIFY(preferences.shortcuts().isEmpty());
        preferences.setShortcuts(shortcuts);
    }
    {
        Preferences preferences(folder.path());
        QCOMPARE(preferences.shortcuts(), shortcuts);
        preferences.setShortcuts({{u"captures.note"_s, {}}});
        QCOMPARE(preferences.shortcuts(), (QMap<QString, QString>{{u"captures.note"_s, {}}}));
    }
    {
        Preferences preferences(folder.path());
        QCOMPARE(preferences.shortcuts(), (QMap<QString, QString>{{u"captures.note"_s, {}}}));
        preferences.setShortcuts({});
    }
    QVERIFY(Preferences(folder.path()).shortcuts().isEmpty());
}

void tst_Preferences::boundsShortcuts()
{
    QTemporaryDir folder;
    Preferences preferences(folder.path());
    const QString longest(Preferences::MaxShortcutText, u'k');
    preferences.setShortcuts({{{}, u"F7"_s}, {longest, longest}, {longest + u'k', u"F7"_s}, {u"b"_s, longest + u'k'}});
    QCOMPARE(preferences.shortcuts(), (QMap<QString, QString>{{longest, longest}}));
    QMap<QString, QString> many;
    for (int number = 0; number < 2 * Preferences::MaxShortcuts; ++number)
        many.insert(QString::number(number), u"F7"_s);
    preferences.setShortcuts(many);
    QCOMPARE(preferences.shortcuts().size(), Preferences::MaxShortcuts);
}

void tst_Preferences::remembersTheAutomaticReply()
{
    QTemporaryDir folder;
    AutomaticReply reply;
    reply.status = runlatch::protocol::TaskStatus::Failed;
    reply.delay = std::chrono::seconds(2);
    reply.message = u"Nein, \"so\" nicht; 100 %"_s;
    reply.callbacks = {u"http://127.0.0.1:8080"_s};
    {
        Preferences preferences(folder.path());
        QCOMPARE(preferences.automaticReply(), AutomaticReply());
        preferences.setAutomaticReply(reply);
    }
    {
        Preferences preferences(folder.path());
        QCOMPARE(preferences.automaticReply(), reply);
        reply.callbacks = {u"http://a.example"_s, u"https://b.example:1"_s};
        reply.withoutToken = true;
        preferences.setAutomaticReply(reply);
    }
    Preferences preferences(folder.path());
    QCOMPARE(preferences.automaticReply(), reply);
    preferences.setAutomaticReply({});
    QCOMPARE(preferences.automaticReply(), AutomaticReply());
    QCOMPARE(preferences.ruleFile(), QString());
    preferences.setRuleFile(u"/home/a b/answers.rules"_s);
    QVERIFY(preferences.save());
    QCOMPARE(Preferences(folder.path()).ruleFile(), u"/home/a b/answers.rules"_s);
}

void tst_Preferences::boundsTheAutomaticReply()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[automatic_reply]\nstatus=errored\nafter_seconds=99999\n");
    file.close();
    Preferences preferences(folder.path());
    QVERIFY(!preferences.automaticReply().status);
    QCOMPARE(preferences.automaticReply().delay, AutomaticReply::MaxDelay);
    AutomaticReply reply;
    reply.delay = std::chrono::seconds(-1);
    preferences.setAutomaticReply(reply);
    QCOMPARE(preferences.automaticReply().delay, std::chrono::seconds(0));
}

void tst_Preferences::remembersTheSimulatorsAddress()
{
    QTemporaryDir folder;
    const SimulatorAddress address{.host = u"0.0.0.0"_s,
                                   .port = 65535,
                                   .publicUrl = QUrl(u"http://host.docker.internal:8080/tunnel"_s),
                                   .serviceName = "TFE"};
    {
        Preferences preferences(folder.path());
        QVERIFY(preferences.simulatorAddress() == SimulatorAddress());
        preferences.setSimulatorAddress(address);
    }
    QVERIFY(Preferences(folder.path()).simulatorAddress() == address);
}

void tst_Preferences::aDamagedAddressHasItsDefaults()
{
    QTemporaryDir folder;
    const Preferences made(folder.path());
    {
        QSettings settings(folder.filePath(u"preferences.ini"_s), QSettings::IniFormat);
        settings.setValue(u"simulator/address"_s, u"evil.example/x"_s);
        settings.setValue(u"simulator/port"_s, 70'000);
        settings.setValue(u"simulator/public_url"_s, u"file:///etc/passwd"_s);
        settings.setValue(u"simulator/service_name"_s, u"A\r\nB"_s);
    }
    QVERIFY(Preferences(folder.path()).simulatorAddress() == SimulatorAddress());
}

void tst_Preferences::remembersTheListener()
{
    QTemporaryDir folder;
    QCOMPARE(Preferences(folder.path()).listener(), ListenerSettings());
    ListenerSettings listener;
    listener.endpoints = {{.id = QUuid::createUuid(),
                           .name = u"Production, \"ä\"; 1=2"_s,
                           .path = u"/hook"_s,
                           .rejectsBadSignatures = true,
                           .hasKeys = true,
                           .answer = {.status = 503,
                                      .headers = {u"Retry-After: 30"_s},
                                      .body = QByteArray("\0\xff\n", 3),
                                      .delay = std::chrono::milliseconds(1500),
                                      .end = u"half"_s,
                                      .isForTheTest = true}},
                          {.path = u"/other"_s}};
    listener.addresses = {{.host = u"0.0.0.0"_s, .port = 8722, .lastPort = 41234},
                          {.host = u"::1"_s, .certificateFile = u"/a b/c.pem"_s, .keyFile = u"/k.pem"_s}};
    listener.rule = runlatch::protocol::DeadlineRule::Progress;
    listener.startsWithProgram = true;
    listener.largestBodyMegabytes = 64;
    Preferences(folder.path()).setListener(listener);
    QCOMPARE(Preferences(folder.path()).listener(), listener);
}

/// The listener of the time when there was one endpoint at one address.
void tst_Preferences::readsAnEarlierListener()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[listener]\nhost=0.0.0.0\nport=8722\nlast_port=41234\npath=/hook\nreject_bad_signatures=true\n"
               "deadline_rule=progress\nstart_with_program=true\nhas_keys=true\n");
    file.close();
    ListenerSettings expected;
    expected.endpoints = {{.path = u"/hook"_s, .rejectsBadSignatures = true, .hasKeys = true}};
    expected.addresses = {{.host = u"0.0.0.0"_s, .port = 8722, .lastPort = 41234}};
    expected.rule = runlatch::protocol::DeadlineRule::Progress;
    expected.startsWithProgram = true;
    QCOMPARE(Preferences(folder.path()).listener(), expected);
    Preferences(folder.path()).setListener(expected);
    QCOMPARE(Preferences(folder.path()).listener(), expected);
}

void tst_Preferences::survivesAListenerThatCannotBe_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::newRow("earlier") << QByteArray("host=\nport=70000\nlast_port=-1\npath=hook\ndeadline_rule=later\n");
    QTest::newRow("no body") << QByteArray("largest_body_megabytes=-8\n");
    QTest::newRow("no number") << QByteArray("largest_body_megabytes=large\n");
    QTest::newRow("no JSON") << QByteArray("endpoints=[\naddresses=7\n");
    QTest::newRow("other JSON") << QByteArray("endpoints={}\naddresses=\"[1,null,[]]\"\n");
    QTest::newRow("no path") << QByteArray("endpoints=\"[{},{\\\"path\\\":\\\"hook\\\"}]\"\n");
    QTest::newRow("no host") << QByteArray("addresses=\"[{\\\"host\\\":\\\" \\\"}]\"\n");
}

void tst_Preferences::survivesAListenerThatCannotBe()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QFETCH(const QByteArray, lines);
    file.write("[listener]\n" + lines);
    file.close();
    QCOMPARE(Preferences(folder.path()).listener(), ListenerSettings());
}

void tst_Preferences::readsABoundedListener()
{
    ListenerSettings many;
    for (int number = 0; number < 100; ++number) {
        many.endpoints.append({.id = QUuid::createUuid(), .path = u"/%1"_s.arg(number)});
        many.addresses.append(KeptAddress{.port = 70});
    }
    many.endpoints.append(many.endpoints.first());
    QCOMPARE(readEndpoints(writeEndpoints(many.endpoints)), many.endpoints.first(64));
    QCOMPARE(readAddresses(writeAddresses(many.addresses)), many.addresses.first(8));
    const QList<KeptEndpoint> twice{many.endpoints.at(1), many.endpoints.at(1)}; // one secret cannot serve two
    QCOMPARE(readEndpoints(writeEndpoints(twice)).size(), 1);
}

void tst_Preferences::isForItsOwnerOnly()
{
    QTemporaryDir parent;
    const QString folder = parent.filePath(u"made"_s);
    Preferences preferences(folder);
    preferences.setTheme(ThemePreference::Dark);
    QVERIFY(preferences.save());
    const auto permissions = QFile::permissions(folder + u"/preferences.ini"_s);
    QVERIFY(!(permissions & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther)));
    QVERIFY(QFile(folder + u"/preferences.ini"_s).size() > 0);
}

void tst_Preferences::saysWhenItCannotBeSaved()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Preferences preferences(file.fileName() + u"/below"_s);
    preferences.setTheme(ThemePreference::Dark);
    QVERIFY(!preferences.save());
    QCOMPARE(preferences.theme(), ThemePreference::Dark); // the setting lasts as long as the program runs
}

void tst_Preferences::savesOnceThereIsRoomAgain()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of a file.");
    QTemporaryDir folder;
    {
        Preferences preferences(folder.path());
        preferences.setTheme(ThemePreference::Dark);
        {
            const support::FullDisk full;
            QVERIFY(!preferences.save());
        }
        QVERIFY(preferences.save());
    }
    QCOMPARE(Preferences(folder.path()).theme(), ThemePreference::Dark);
}

void tst_Preferences::setsAnUnreadableFileAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no settings") << QByteArray("these are no settings\nat all\n");
    QTest::newRow("half a file") << QByteArray("[appearance]\ntheme=dark\n[windo");
    QTest::newRow("too long") << QByteArray("a=" + QByteArray(MaxSettingsBytes, 'x') + "\n");
}

void tst_Preferences::setsAnUnreadableFileAside()
{
    QFETCH(const QByteArray, bytes);
    QTemporaryDir folder;
    const auto place = [&folder](const QString &name) { return folder.filePath(name); };
    for (const QString &aside : {u"preferences.ini.unreadable-1"_s, u"preferences.ini.unreadable-2"_s}) {
        QFile file(place(u"preferences.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        Preferences preferences(folder.path());
        QCOMPARE(preferences.setAside(), place(aside));
        QCOMPARE(preferences.theme(), ThemePreference::System);
        preferences.setTheme(ThemePreference::Light);
        QVERIFY(preferences.save());
        QFile kept(place(aside));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
    }
    QVERIFY(Preferences(folder.path()).setAside().isEmpty());
}

void tst_Preferences::writesOnceForManyChanges()
{
    QTemporaryDir folder;
    Preferences preferences(folder.path());
    const auto written = [&folder] {
        QFile file(folder.filePath(u"preferences.ini"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    for (const char *state : {"first", "second", "third"}) { // as if a pane were being dragged
        preferences.setSplitterState(u"inspector"_s, state);
        QCoreApplication::sendPostedEvents(); // QSettings posts the event that writes before setValue() returns
        QVERIFY(written().isEmpty());
    }
    QTRY_VERIFY(written().contains("third"));
    preferences.setSplitterState(u"inspector"_s, "fourth");
    QTRY_VERIFY(written().contains("fourth"));
}

void tst_Preferences::namesThemes()
{
    for (const auto theme : {ThemePreference::System, ThemePreference::Light, ThemePreference::Dark})
        QCOMPARE(themeOfName(themeName(theme)), theme);
    QVERIFY(!themeOfName(u"Dark"));
    QVERIFY(!themeOfName(u""));
}

void tst_Preferences::remembersTheLanguage()
{
    QTemporaryDir folder;
    {
        Preferences preferences(folder.path());
        QCOMPARE(preferences.language(), LanguagePreference::System);
        preferences.setLanguage(LanguagePreference::German);
    }
    Preferences preferences(folder.path());
    QCOMPARE(preferences.language(), LanguagePreference::German);
    QCOMPARE(preferences.folder(), QDir(folder.path()).absolutePath());
    preferences.setLanguage(LanguagePreference::English);
    QCOMPARE(preferences.language(), LanguagePreference::English);
    QCOMPARE(languageName(LanguagePreference::English), u"en"_s);
    QVERIFY(!languageOfName(u"fr"));
}

void tst_Preferences::aLanguageThatIsNoneIsTheSystems()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[appearance]\nlanguage=klingon\n");
    file.close();
    QCOMPARE(Preferences(folder.path()).language(), LanguagePreference::System);
}

RUNLATCH_TEST(tst_Preferences)
#include "tst_preferences.moc"
