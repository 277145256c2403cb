// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/connections.h"

#include "lockedkeychain.h"
#include "settings/connectiontokens.h"
#include "settings/preferences.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::settings;

namespace {

Connection production()
{
    return {.name = u"Production"_s,
            .base = QUrl(u"https://tf.example/api/v2"_s),
            .pinnedCertificate = QByteArray(32, '\xab'),
            .lastOrganization = u"acme"_s,
            .recentWorkspaces = {u"acme/web"_s, u"acme/db"_s},
            .dialect = {.show = protocol::Dialect::Show::Specification,
                        .archive = protocol::Dialect::Archive::SpecificationPatch,
                        .archiveParameter = protocol::Dialect::ArchiveParameter::Ignored,
                        .create = protocol::BulkActionDialect{.filter = protocol::FilterDialect::Flat}},
            .form = protocol::BulkActionDialect{.placement = protocol::BulkActionDialect::Placement::Data}};
}

} // namespace

/// Connections are remembered without their tokens, and damage to one connection loses no other.
class tst_Connections : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const Preferences made(m_folder->path());
    }
    void remembers();
    void refusesWhatCannotBeUsed_data();
    void refusesWhatCannotBeUsed();
    void namesDiffer();
    void edits();
    void duplicates();
    void removesWithItsToken();
    void damageLosesNothingElse();
    void damagedFieldsHaveTheirDefaults();
    void forgetsWhatAnotherAddressUnderstands();
    void dropsTheShortNameOfEarlierVersions();
    void keepsTenRecents();
    void remembersAllWorkspaces();
    void neverKeepsAToken();

private:
    QString file() const { return m_folder->filePath(u"preferences.ini"_s); }
    std::unique_ptr<Connections> open() { return std::make_unique<Connections>(m_folder->path(), m_tokens); }

    std::unique_ptr<QTemporaryDir> m_folder;
    LockedKeychain *m_keychain = new LockedKeychain; // owned by the store
    support::FakeClock m_clock;
    SecretStore m_store{m_clock, std::unique_ptr<Keychain>(m_keychain)};
    ConnectionTokens m_tokens{m_clock, m_store};
};

void tst_Connections::remembers()
{
    const auto first = open()->add(production());
    QVERIFY(first);
    Connection other = production();
    other.name = u"Another, with “quotes” = [and] signs"_s;
    const auto second = open()->add(other);
    QVERIFY(second);
    QCOMPARE(open()->all(), (QList<Connection>{*first, *second}));
    QVERIFY(first->id != second->id);
    QVERIFY(first->tokenName() != second->tokenName());
}

void tst_Connections::refusesWhatCannotBeUsed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("rule");
    const QString address = u"https://tf.example/api/v2"_s;
    QTest::newRow("no name") << u""_s << address << u"connection.name"_s;
    QTest::newRow("long name") << QString(101, u'n') << address << u"connection.name"_s;
    QTest::newRow("hidden signs") << u"a\u202Eb"_s << address << u"connection.name"_s;
    QTest::newRow("no address") << u"n"_s << u""_s << u"connection.address"_s;
    QTest::newRow("file") << u"n"_s << u"file:///etc/passwd"_s << u"connection.address"_s;
    QTest::newRow("another scheme") << u"n"_s << u"ftp://h/api/v2"_s << u"connection.address"_s;
    QTest::newRow("no host") << u"n"_s << u"https:///api/v2"_s << u"connection.address"_s;
    QTest::newRow("only a name") << u"n"_s << u"https://u@h/api/v2"_s << u"connection.address"_s;
    QTest::newRow("fragment") << u"n"_s << u"https://h/api/v2#a"_s << u"connection.address"_s;
    QTest::newRow("user") << u"n"_s << u"https://u:p@h/api/v2"_s << u"connection.address"_s;
    QTest::newRow("query") << u"n"_s << u"https://h/api/v2?a=b"_s << u"connection.address"_s;
}

void tst_Connections::refusesWhatCannotBeUsed()
{
    QFETCH(const QString, name);
    QFETCH(const QString, address);
    QFETCH(const QString, rule);
    const auto connections = open();
    const auto added = connections->add({.name = name, .base = QUrl(address)});
    QVERIFY(!added);
    QCOMPARE(added.error().rule, rule);
    QCOMPARE(added.error().kind, base::ErrorKind::Usage);
    QVERIFY(!added.error().subject.contains(u":p@"_s));
    QVERIFY(connections->all().isEmpty());
}

void tst_Connections::namesDiffer()
{
    const auto connections = open();
    QVERIFY(connections->add(production()));
    Connection same = production();
    same.name = u"PRODUCTION"_s;
    QCOMPARE(connections->add(same).error().rule, u"connection.name-taken"_s);
}

void tst_Connections::edits()
{
    const auto connections = open();
    Connection edited = *connections->add(production());
    QSignalSpy changed(connections.get(), &Connections::changed);
    edited.name = u"Staging"_s;
    edited.pinnedCertificate.clear();
    QVERIFY(connections->edit(edited));
    QVERIFY(connections->edit(edited)); // nothing has changed
    QCOMPARE(changed.count(), 1);
    QCOMPARE(*connections->find(edited.id), edited);
    QVERIFY(connections->save());
    QCOMPARE(open()->all(), QList<Connection>{edited});
    edited.id = QUuid::createUuid();
    QCOMPARE(connections->edit(edited).error().rule, u"connection.missing"_s);
}

void tst_Connections::duplicates()
{
    const auto connections = open();
    const Connection first = *connections->add(production());
    Connection copy = *connections->duplicate(first.id, u"Copy"_s);
    QVERIFY(copy.tokenName() != first.tokenName());
    copy.id = first.id;
    copy.name = first.name;
    QCOMPARE(copy, first);
    QVERIFY(m_keychain->written.isEmpty()); // the token is not copied
    QCOMPARE(connections->duplicate(first.id, u"copy"_s).error().rule, u"connection.name-taken"_s);
}

void tst_Connections::removesWithItsToken()
{
    const auto connections = open();
    const Connection removed = *connections->add(production());
    m_keychain->removed.clear();
    connections->remove(removed.id);
    QCOMPARE(m_keychain->removed, QStringList{removed.tokenName()});
    QVERIFY(connections->all().isEmpty());
    QVERIFY(connections->save());
    QVERIFY(open()->all().isEmpty());
    QFile written(file());
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(!written.readAll().contains("tf.example"));
}

void tst_Connections::damageLosesNothingElse()
{
    const Connection good = *open()->add(production());
    const QString damaged = u"connections/11111111-2222-3333-4444-555555555555/"_s;
    {
        QSettings settings(file(), QSettings::IniFormat);
        settings.setValue(damaged + u"name"_s, u"Damaged"_s);
        settings.setValue(damaged + u"address"_s, u"nonsense://"_s);
        settings.setValue(u"connections/no-id/name"_s, u"x"_s);
        settings.setValue(u"connections/name"_s, u"x"_s);
    }
    const auto connections = open();
    QCOMPARE(connections->all(), QList<Connection>{good});
    Connection edited = good;
    edited.name = u"Edited"_s;
    QVERIFY(connections->edit(edited));
    QVERIFY(connections->save());
    QCOMPARE(QSettings(file(), QSettings::IniFormat).value(damaged + u"name"_s).toString(), u"Damaged"_s);
}

void tst_Connections::damagedFieldsHaveTheirDefaults()
{
    const Connection good = *open()->add(production());
    const QString group = u"connections/%1/"_s.arg(good.id.toString(QUuid::WithoutBraces));
    {
        QSettings settings(file(), QSettings::IniFormat);
        settings.setValue(group + u"name"_s, QString(5000, u'n'));
        settings.setValue(group + u"understands_show"_s, u"neither"_s);
        settings.setValue(group + u"understands_create"_s, QStringList{u"x"_s, u"y"_s});
        settings.setValue(group + u"certificate"_s, u"zz"_s);
        settings.setValue(group + u"recent_workspaces"_s,
                          QStringList{u"none"_s, u"acme/web"_s, u"/x"_s, u"acme/web"_s});
    }
    const Connection read = *open()->find(good.id);
    QCOMPARE(read.name, u"tf.example"_s);
    QVERIFY(read.pinnedCertificate.isEmpty());
    QCOMPARE(read.recentWorkspaces, QStringList{u"acme/web"_s});
    // Half of a fingerprint, or one with other signs in it, is none.
    const QString whole(64, u'a');
    for (const QString &certificate : {whole.first(32), u"zz"_s + whole}) {
        QSettings(file(), QSettings::IniFormat).setValue(group + u"certificate"_s, certificate);
        QVERIFY(open()->find(good.id)->pinnedCertificate.isEmpty());
    }
    QCOMPARE(read.base, good.base);
    protocol::Dialect rest = good.dialect;
    rest.show = protocol::Dialect::Show::Unknown;
    rest.create.reset();
    QVERIFY(read.dialect == rest);
}

/// The dialects are forgotten with another address: the saved dialect is readable, but is not that of a service at
/// another address.
void tst_Connections::forgetsWhatAnotherAddressUnderstands()
{
    const auto connections = open();
    Connection edited = *connections->add(production());
    QVERIFY(connections->save());
    const QString group = u"connections/%1/"_s.arg(edited.id.toString(QUuid::WithoutBraces));
    const QSettings written(file(), QSettings::IniFormat);
    QCOMPARE(written.value(group + u"understands_show"_s).toString(), u"specification"_s);
    QCOMPARE(written.value(group + u"understands_archive"_s).toString(), u"specification-patch"_s);
    QCOMPARE(written.value(group + u"understands_create"_s).toString(), u"change_request,attributes,flat"_s);
    edited.name = u"Renamed"_s;
    QVERIFY(connections->edit(edited));
    QVERIFY(connections->find(edited.id)->dialect == production().dialect);
    edited.base = QUrl(u"https://tf.example/other/api/v2"_s);
    QVERIFY(connections->edit(edited));
    QVERIFY(connections->find(edited.id)->dialect == protocol::Dialect());
    QVERIFY(connections->save());
    QVERIFY(open()->find(edited.id)->dialect == protocol::Dialect());
}

/// Earlier versions asked for a short name that was never sent.
void tst_Connections::dropsTheShortNameOfEarlierVersions()
{
    const Connection good = *open()->add(production());
    const QString key = u"connections/%1/service_name"_s.arg(good.id.toString(QUuid::WithoutBraces));
    QSettings(file(), QSettings::IniFormat).setValue(key, u"TFE"_s);
    QCOMPARE(open()->all(), QList<Connection>{good});
    QVERIFY(!QSettings(file(), QSettings::IniFormat).contains(key));
}

void tst_Connections::keepsTenRecents()
{
    Connection connection = production();
    for (int i = 0; i < 12; ++i)
        connection.noteWorkspace(u"acme"_s, u"ws%1"_s.arg(i));
    connection.noteWorkspace(u"other"_s, u"web"_s);
    connection.noteWorkspace(u"acme"_s, u"ws11"_s);
    QCOMPARE(connection.recentWorkspaces.size(), 10);
    QCOMPARE(connection.recentWorkspaces.first(2), (QStringList{u"acme/ws11"_s, u"other/web"_s}));
    QCOMPARE(connection.lastOrganization, u"acme"_s);
}

void tst_Connections::remembersAllWorkspaces()
{
    QVERIFY(!Connection().showsAllWorkspaces); // nothing was viewed with a new one
    Connection noted = production();
    noted.noteAllWorkspaces(u"other"_s);
    const QUuid id = open()->add(noted)->id;
    Connection read = *open()->find(id);
    QCOMPARE(read.lastOrganization, u"other"_s);
    QVERIFY(read.showsAllWorkspaces);
    QCOMPARE(read.recentWorkspaces, production().recentWorkspaces);
    read.noteWorkspace(u"other"_s, u"web"_s);
    QVERIFY(!read.showsAllWorkspaces);
}

void tst_Connections::neverKeepsAToken()
{
    const auto connections = open();
    const Connection connection = *connections->add(production());
    m_tokens.write(connection.tokenName(), "secret-token", this, [](const auto &) {});
    QVERIFY(connections->save());
    QFile written(file());
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray text = written.readAll();
    QVERIFY(text.contains("tf.example"));
    QVERIFY(!text.contains("secret-token"));
}

RUNLATCH_TEST(tst_Connections)
#include "tst_connections.moc"
