// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/savedqueries.h"

#include "support/answer.h"
#include "support/fakeclock.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerOperator;

namespace runlatch::changerequests {

namespace {

BulkDraft queryForNet()
{
    BulkDraft draft;
    draft.conditions = {{{u"workspace_name"_s, ExplorerOperator::Contains, u"net-"_s}, true},
                        {{u"tags"_s, ExplorerOperator::Is, u""_s, {}, u"sounds_like"_s}, false}};
    return draft;
}

} // namespace

/// Saved queries come back from the disk, each under its own name, and their number and size are bounded.
class tst_SavedQueries : public QObject
{
    Q_OBJECT
private slots:
    void comeBackFromTheDisk();
    void aNameIsGivenOnce();
    void removedComesBack();
    void onlyTheQueryIsSaved();
    void whatCannotBeReadStays();
    void areBounded();
    void aFailureIsTold();

private:
    /// The queries of one start of the program.
    struct Life
    {
        explicit Life(const QString &file)
        {
            if (!file.isEmpty())
                store.open(file, &context, [](const base::Done &) {});
        }
        bool isRead()
        {
            queries.read();
            return support::waitFor([this] { return queries.isRead(); });
        }
        QList<store::Draft> kept()
        {
            const auto drafts = support::answerOf<QList<store::Draft>>(
                [this](QObject *asker, const auto &done) { store.drafts(u"saved-query"_s, asker, done); });
            return drafts ? *drafts : QList<store::Draft>();
        }
        void keep(const QByteArray &content)
        {
            store.saveDraft({QUuid::createUuid(), u"saved-query"_s, content, clock.utc()}, &context,
                            [](const base::Done &) {});
        }
        QObject context;
        support::FakeClock clock;
        store::WorkStore store;
        SavedQueries queries{store, clock};
    };
    QString file() const { return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())); }

    QTemporaryDir m_folder;
};

void tst_SavedQueries::comeBackFromTheDisk()
{
    {
        Life life(file());
        QVERIFY(life.isRead());
        QVERIFY(!life.queries.save(u"Net"_s, queryForNet()));
        QVERIFY(!life.queries.save(u"All of it"_s, queryForNet()));
    }
    Life life(file());
    QVERIFY(life.isRead());
    QCOMPARE(life.queries.all().size(), 2);
    QCOMPARE(life.queries.all().constFirst().name, u"All of it"_s); // by name
    QCOMPARE(life.queries.all().constLast().query.conditions, queryForNet().conditions);
    QCOMPARE(life.queries.unreadable(), 0);
}

void tst_SavedQueries::aNameIsGivenOnce()
{
    Life life(file());
    QVERIFY(life.isRead());
    life.queries.save(u"Net"_s, queryForNet());
    BulkDraft other = queryForNet();
    other.conditions.removeLast();
    const auto before = life.queries.save(u"Net"_s, other);
    QVERIFY(before);
    QCOMPARE(before->query.conditions, queryForNet().conditions);
    QCOMPARE(life.queries.all().size(), 1);
    life.queries.putBack(*before);
    QCOMPARE(life.queries.all(), QList<SavedQuery>{*before});
    life.queries.save(u"Web"_s, other);
    QVERIFY(!life.queries.rename(before->id, u"Web"_s));
    QVERIFY(life.queries.rename(before->id, u"Network"_s));
    QVERIFY(life.queries.rename(before->id, u"Network"_s)); // its own name is free
    QVERIFY(life.queries.find(u"Network"_s) && !life.queries.find(u"Net"_s));
    QCOMPARE(life.kept().size(), 2);
}

void tst_SavedQueries::removedComesBack()
{
    Life life(file());
    QVERIFY(life.isRead());
    life.queries.save(u"Net"_s, queryForNet());
    const SavedQuery saved = life.queries.all().constFirst();
    life.queries.remove(saved.id);
    QVERIFY(life.queries.all().isEmpty());
    QVERIFY(life.kept().isEmpty());
    life.queries.putBack(saved);
    QCOMPARE(life.queries.all(), QList<SavedQuery>{saved});
    QCOMPARE(life.kept().size(), 1);
}

void tst_SavedQueries::onlyTheQueryIsSaved()
{
    Life life(file());
    QVERIFY(life.isRead());
    BulkDraft draft = queryForNet();
    draft.organization = u"acme"_s;
    draft.subject = u"Secret plan"_s;
    draft.message = u"Secret plan"_s;
    draft.workspaces = {{u"ws-1"_s, u"net"_s}};
    life.queries.save(u"Net"_s, draft);
    QVERIFY(!life.kept().constFirst().content.contains("Secret"));
    QVERIFY(!life.kept().constFirst().content.contains("ws-1"));
    QCOMPARE(life.queries.all().constFirst().query, queryForNet());
}

void tst_SavedQueries::whatCannotBeReadStays()
{
    Life life(file());
    life.keep("no JSON");
    life.keep("{}");
    life.keep(R"({"name":")" + QByteArray(SavedQuery::MaxName + 1, 'n') + R"(","query":{}})");
    life.keep(R"({"name":"Large","query":{"x":")" + QByteArray(SavedQuery::MaxContent, 'x') + R"("}})");
    life.keep(R"({"name":"Net","query":{"conditions":[{"field":"tags","operator":"is","value":"a"}]},"later":1})");
    QVERIFY(life.isRead());
    QCOMPARE(life.queries.all().size(), 1);
    QCOMPARE(life.queries.all().constFirst().query.conditions.constFirst().condition.value, u"a"_s);
    QCOMPARE(life.queries.unreadable(), 4);
    QCOMPARE(life.kept().size(), 5);
}

void tst_SavedQueries::areBounded()
{
    Life life(file());
    QVERIFY(!life.queries.hasRoomFor(u"Net"_s)); // nobody knows before they are read
    for (qsizetype number = 0; number < SavedQueries::MaxQueries + 2; ++number)
        life.keep(R"({"name":"Q)" + QByteArray::number(number) + R"(","query":{}})");
    QVERIFY(life.isRead());
    QCOMPARE(life.queries.all().size(), SavedQueries::MaxQueries);
    QCOMPARE(life.queries.unreadable(), 2);
    QVERIFY(!life.queries.hasRoomFor(u"One more"_s));
    QVERIFY(life.queries.hasRoomFor(life.queries.all().constFirst().name));
    BulkDraft large = queryForNet();
    QVERIFY(SavedQueries::fits(u"Net"_s, large));
    QVERIFY(!SavedQueries::fits(u""_s, large));
    large.conditions.first().condition.value = QString(SavedQuery::MaxContent, u'x');
    QVERIFY(!SavedQueries::fits(u"Net"_s, large));
    QVERIFY(!SavedQueries::fits(u"Net"_s, {}));
}

void tst_SavedQueries::aFailureIsTold()
{
    Life life({}); // no file is open
    const QSignalSpy failed(&life.queries, &SavedQueries::failed);
    life.queries.read();
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!life.queries.isRead());
    life.queries.read(); // tries again
    QTRY_COMPARE(failed.size(), 2);
}

RUNLATCH_TEST(tst_SavedQueries)

} // namespace runlatch::changerequests

#include "tst_savedqueries.moc"
