// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "exchangefixture.h"
#include "fixture.h"

#include "protocol/jsonapi.h"
#include "support/suite.h"

#include <QDirIterator>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Result;
using runlatch::protocol::BulkCreation;
using runlatch::protocol::ChangeRequest;
using runlatch::protocol::ExplorerOperator;

namespace runlatch::service {

namespace {

const QString Folder = QStringLiteral(RUNLATCH_TEST_DATA "/service");

QString told(const ChangeRequest &row)
{
    if (!row.isArchived())
        return row.id + u" active"_s;
    return u"%1 archived by %2 at %3"_s.arg(row.id, row.archived->by, protocol::writeTime(row.archived->at));
}
QString told(const Archiving &archiving)
{
    return told(archiving.changeRequest) + (archiving.already ? u", already"_s : QString());
}
QString told(const Creation &creation)
{
    return creation.action.id + u" in "_s + protocol::bulkActionDialectName(creation.dialect);
}
QString told(const protocol::Organization &row)
{
    return row.name;
}
QString told(const protocol::Workspace &row)
{
    return row.id + u' ' + row.name;
}
QString told(const protocol::ExploredWorkspace &row)
{
    return u"%1 %2 %3"_s.arg(row.id, row.name, row.text(u"current_run_status"));
}
template <typename T> QString told(const protocol::Page<T> &page)
{
    QStringList lines;
    for (const T &row : page.items)
        lines.append(told(row));
    const protocol::Pagination &at = page.pagination;
    const auto told = [](const std::optional<int> &number) { return number ? QString::number(*number) : u"?"_s; };
    lines.append(u"page %1 of %2, %3 in all"_s.arg(at.number).arg(told(at.totalPages), told(at.totalCount)));
    return lines.join(u'\n') + (page.narrowedHere ? u", narrowed here"_s : QString());
}
QString told(const base::Error &error)
{
    QString line = u"error %1 %2"_s.arg(base::kindName(error.kind)).arg(error.http);
    if (!error.rule.isEmpty())
        line += u' ' + error.rule.name();
    if (!error.errors.isEmpty())
        line += u": "_s
            + (error.errors.first().detail.isEmpty() ? error.errors.first().title : error.errors.first().detail);
    return line + (error.outcomeUnknown ? u", outcome unknown"_s : QString());
}

/// Accepts any answer as text.
struct Told
{
    QString outcome;
    template <typename T> operator base::Callback<T>()
    {
        return [this](const Result<T> &result) { outcome = result ? told(*result) : told(result.error()); };
    }
};

Scope scopeOf(const QString &name)
{
    return name == "all"_L1 ? Scope::All : name == "active"_L1 ? Scope::Active : Scope::Archived;
}

BulkCreation creation(const QString &by)
{
    const QString subject = u"[Action Required] Github Actions Pinning (SEC-090)"_s;
    const QString message = u"Some *markdown* – größer ✓\nand a line"_s;
    if (by == "query"_L1)
        return BulkCreation::onMatches(subject, message, {{u"workspace_name"_s, ExplorerOperator::Contains, u"dev"_s}})
            .value();
    return BulkCreation::onTargets(subject, message, {u"ws-FTs6kr9iCwweku"_s, u"ws-ck4G5bb1Yei5szRh"_s}).value();
}

/// Calls the operation of the fixture.
void call(Fixture &service, const QStringList &words, Told &told)
{
    const QString operation = words.value(0);
    const QString name = words.value(1);
    Client &client = service.client;
    if (operation == "list"_L1) {
        const QStringList parts = name.split(u'/');
        client.list(service.endpoint, {parts.size() > 1 ? parts.first() : QString(), parts.last()},
                    {.scope = scopeOf(words.value(2))}, &service.context, told);
    } else if (operation == "show"_L1) {
        client.show(service.endpoint, name, &service.context, told);
    } else if (operation == "archive"_L1) {
        client.archive(service.endpoint, name, &service.context, told);
    } else if (operation == "create"_L1) {
        client.create(service.endpoint, u"acme"_s, creation(name), &service.context, told);
    } else if (operation == "explore"_L1) {
        client.explore(service.endpoint, name,
                       {{u"workspace_name"_s, ExplorerOperator::Contains, u"dev"_s},
                        {u"module_count"_s, ExplorerOperator::GreaterOrEqual, u"2"_s}},
                       u"-workspace_name"_s, {}, &service.context, told);
    } else if (operation == "organizations"_L1) {
        client.organizations(service.endpoint, name, {}, &service.context, told);
    } else if (operation == "workspaces"_L1) {
        client.workspaces(service.endpoint, name, words.value(2), {}, &service.context, told);
    }
}

/// The letter case of the names of headers is Qt's.
QByteArray withLowerName(const QByteArray &line)
{
    const qsizetype name = std::max<qsizetype>(0, line.indexOf(':'));
    return line.first(name).toLower() + line.sliced(name);
}

} // namespace

/// Every operation sends and reads what the documents show, in each of their dialects.
class tst_Exchanges : public QObject
{
    Q_OBJECT
private slots:
    void happenAsTyped_data();
    void happenAsTyped();
    void everyDialectIsThere();
    void aDifferenceIsFound();

private:
    static void compare(const QByteArray &typed, const QByteArray &received);
};

void tst_Exchanges::happenAsTyped_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(Folder, {u"*.http"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.sliced(Folder.size() + 1))) << path;
    }
}

void tst_Exchanges::happenAsTyped()
{
    QFETCH(QString, path);
    const ExchangeFixture typed = ExchangeFixture::read(path);
    Fixture service(typed.scripts());
    Told told;
    call(service, typed.call, told);
    QTRY_VERIFY(!told.outcome.isEmpty());
    QCOMPARE(told.outcome, typed.outcome);
    QCOMPARE(service.server.count(), typed.exchanges.size());
    for (int exchange = 0; exchange < service.server.count(); ++exchange) {
        compare(typed.exchanges.at(exchange).request, service.server.received(exchange).replace("\r\n", "\n"));
        if (QTest::currentTestFailed())
            return;
    }
}

/// Compares method and path byte by byte, the typed header lines without the case of their names, and the parameters
/// and members one by one.
void tst_Exchanges::compare(const QByteArray &typed, const QByteArray &received)
{
    const QByteArrayList lines = ExchangeFixture::headOf(typed).split('\n');
    QByteArrayList came = ExchangeFixture::headOf(received).split('\n');
    QCOMPARE(came.first().split('?').first(), lines.first().split('?').first()); // a line without "?" as a whole
    const QUrl typedUrl = QUrl::fromEncoded(lines.first().split(' ').value(1));
    const QUrl cameUrl = QUrl::fromEncoded(came.first().split(' ').value(1));
    QCOMPARE(QUrlQuery(cameUrl).queryItems(QUrl::FullyDecoded), QUrlQuery(typedUrl).queryItems(QUrl::FullyDecoded));
    std::ranges::transform(came, came.begin(), withLowerName);
    for (const QByteArray &line : lines.mid(1))
        QVERIFY2(came.contains(withLowerName(line)), line.constData());

    const QByteArray body = ExchangeFixture::bodyOf(typed);
    QCOMPARE(ExchangeFixture::bodyOf(received).isEmpty(), body.isEmpty());
    if (body.isEmpty())
        return;
    const auto document = protocol::readObject(body);
    const auto sent = protocol::readObject(ExchangeFixture::bodyOf(received));
    QVERIFY(document);
    QVERIFY(sent);
    QCOMPARE(differences(*document, *sent), QStringList());
}

void tst_Exchanges::everyDialectIsThere()
{
    for (const QString &dialect : {u"openapi"_s, u"specification"_s}) {
        for (const QString &name : {u"list/all-"_s, u"list/active-"_s, u"list/archived-"_s, u"list/active-ignored-"_s,
                                    u"show/openapi-path-"_s, u"show/specification-path-"_s, u"archive/openapi-"_s,
                                    u"archive/specification-post-"_s, u"archive/specification-patch-"_s})
            QVERIFY2(QFile::exists(Folder + u'/' + name + dialect + u".http"_s), qPrintable(name + dialect));
    }
    for (const QString &dialect : {u"openapi"_s, u"specification-post"_s, u"specification-patch"_s})
        QVERIFY(QFile::exists(Folder + u"/archive/"_s + dialect + u"-without-document.http"_s));
    for (const QString &type : {u"change_request-"_s, u"change_requests-"_s}) {
        for (const QString &dialect : {u"attributes"_s, u"data"_s}) {
            QVERIFY(QFile::exists(Folder + u"/create/targets-"_s + type + dialect + u".http"_s));
            QVERIFY(QFile::exists(Folder + u"/create/query-"_s + type + dialect + u"-flat.http"_s));
            QVERIFY(QFile::exists(Folder + u"/create/query-"_s + type + dialect + u"-nested.http"_s));
        }
    }
}

void tst_Exchanges::aDifferenceIsFound()
{
    const auto json = [](const char *text) { return QJsonDocument::fromJson(text).object(); };
    QCOMPARE(differences(json(R"({"a":[1,{"b":2}]})"), json(R"({"a":[1,{"b":2}]})")), QStringList());
    QCOMPARE(differences(json(R"({"a":[1,{"b":2}],"c":1})"), json(R"({"a":[1,{"b":"2"}]})")),
             (QStringList{u"/a/1/b"_s, u"/c"_s}));
    QCOMPARE(differences(json(R"({"a":[]})"), json(R"({"a":[1]})")), QStringList{u"/a/0"_s});
}

RUNLATCH_TEST(tst_Exchanges)

} // namespace runlatch::service

#include "tst_exchanges.moc"
