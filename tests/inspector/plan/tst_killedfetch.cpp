// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/fixture.h"
#include "inspector/inspection.h"
#include "inspector/plan/plankeeper.h"
#include "support/scriptedserver.h"
#include "support/waiting.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>

using namespace Qt::StringLiterals;
using runlatch::support::httpAnswer;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::inspector {

namespace {

using Stage = PlanKeeper::Standing::Stage;

const QByteArray FetchCanary = "canary-of-a-plan";

/// The same in the program that is killed and in the one after it.
store::StoreKey keyOfBoth()
{
    return store::StoreKey(QByteArray(32, 'k'));
}

QString storeIn(const QString &folder)
{
    return QDir(folder).filePath(u"captures.sqlite"_s);
}

QFileInfoList plansIn(const QString &folder)
{
    return QDir(storeIn(folder) + u"-plans"_s).entryInfoList(QDir::Files | QDir::Hidden);
}

/// The parts of an inspector that fetch plans, on the store of a folder.
struct FetchingParts
{
    explicit FetchingParts(const QString &folder)
    {
        auto opened = store::SqliteStore::open(storeIn(folder), keyOfBoth(), clock);
        if (opened) {
            store = std::move(opened).value();
            keeper = std::make_unique<PlanKeeper>(*store, store->file(), keyOfBoth(), http, clock);
        }
    }

    base::SystemClock clock;
    http::Requester http;
    std::unique_ptr<store::SqliteStore> store;
    std::unique_ptr<PlanKeeper> keeper;
};

/// Receives one request with this link, and fetches its plan until it is killed, or the test is gone.
int fetchUntilKilled(const QString &folder, const QString &link)
{
    const FetchingParts parts(folder);
    if (!parts.store)
        return 1;
    protocol::RunTaskRequest payload = runTaskRequest(u"https://service.example/callback"_s);
    payload.planJsonApiUrl = link;
    http::Request request;
    request.method = "POST";
    request.target = "/runtask";
    request.body = protocol::writeRunTaskRequest(payload);
    const auto row = store::append(*parts.store, inspect(request, {}, parts.clock.utc()));
    if (!row)
        return 1;
    QObject::connect(parts.keeper.get(), &PlanKeeper::changed, qApp, [&parts](const QUuid &capture) {
        if (parts.keeper->standing(capture).stage == Stage::Failed)
            QCoreApplication::exit(2);
    });
    parts.keeper->fetch(*row);
    return QCoreApplication::exec();
}

} // namespace

/// A program that is killed while it fetches a plan leaves nothing to read, and the next one fetches it anew.
class tst_KilledFetch : public QObject
{
    Q_OBJECT
private slots:
    void leavesNothingBehind();

private:
    /// Kills a program in the middle of a fetch, with a part of the plan on the disk.
    static void killInTheFetch(const QString &folder, const QString &link);
};

void tst_KilledFetch::killInTheFetch(const QString &folder, const QString &link)
{
    QProcess fetching;
    fetching.setProcessChannelMode(QProcess::ForwardedChannels);
    fetching.start(QCoreApplication::applicationFilePath(), {u"--child"_s, folder, link});
    const auto hasPart = [&folder] {
        const QFileInfoList files = plansIn(folder);
        return files.size() == 1 && files.first().size() > 100'000;
    };
    const bool isThere = support::waitFor([&] { return hasPart() || fetching.state() == QProcess::NotRunning; });
    const bool isRunning = fetching.state() == QProcess::Running;
    fetching.kill(); // SIGKILL: nothing is tidied up
    QVERIFY(fetching.waitForFinished());
    QVERIFY(isThere && isRunning);
}

void tst_KilledFetch::leavesNothingBehind()
{
    const support::QuickFolder folder;
    const QByteArray plan = "{\"text\":\"" + FetchCanary.repeated(200'000) + "\"}";
    const QByteArray answer = httpAnswer(200, plan);
    const ScriptedServer service({Script::hang(answer.chopped(1000)), Script::answer(answer)});
    killInTheFetch(folder.path(), service.url(u"/plan"_s).toString());
    if (QTest::currentTestFailed())
        return;
    const QFileInfoList left = plansIn(folder.path()); // before anything of ours tidies up
    QCOMPARE(left.size(), 1);
    QFile part(left.first().filePath());
    QVERIFY(part.open(QIODevice::ReadOnly));
    QVERIFY(!part.readAll().contains(FetchCanary));
    part.close();

    const FetchingParts parts(folder.path());
    QVERIFY(parts.store);
    const auto rows = store::list(*parts.store);
    QVERIFY(rows.isOk());
    QCOMPARE(rows->size(), 1);
    const store::CaptureRow row = rows->first();
    QCOMPARE(parts.keeper->standing(row.uuid).stage, Stage::Absent);
    QVERIFY(support::waitFor([&folder] { return plansIn(folder.path()).isEmpty(); }));
    parts.keeper->fetch(row);
    QVERIFY(support::waitFor([&] { return parts.keeper->standing(row.uuid).stage == Stage::Kept; }));
    QCOMPARE(*parts.keeper->sourceOf(row.uuid, 64)(), plan);
}

} // namespace runlatch::inspector

int main(int argc, char **argv)
{
    using namespace runlatch;
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--child"_L1)
        return inspector::fetchUntilKilled(arguments.value(2), arguments.value(3));
    inspector::tst_KilledFetch test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killedfetch.moc"
