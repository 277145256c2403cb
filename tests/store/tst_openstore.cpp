// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/openstore.h"

#include "store/storefixture.h"
#include "support/suite.h"

namespace runlatch::store {

/// Who follows the open store is told of it, of each other one, and only while it lives.
class tst_OpenStore : public QObject
{
    Q_OBJECT

private slots:
    void isToldNowAndLater();
};

void tst_OpenStore::isToldNowAndLater()
{
    StoreFixture first;
    StoreFixture second;
    QVERIFY(!first.open());
    QVERIFY(!second.open());
    OpenStore open;
    QStringList told;
    const auto follow = [&](QObject *context, const QString &name) {
        open.follow(context, [&told, &first, name](CaptureStore &store) {
            told.append(name + (&store == first.store.get() ? u'1' : u'2'));
        });
    };
    QObject early;
    auto brief = std::make_unique<QObject>();
    follow(&early, QStringLiteral("early"));
    follow(brief.get(), QStringLiteral("brief"));
    QVERIFY(told.isEmpty());
    open.set(*first.store);
    open.set(*first.store);
    QCOMPARE(told, (QStringList{QStringLiteral("early1"), QStringLiteral("brief1")}));
    QObject late;
    follow(&late, QStringLiteral("late"));
    QCOMPARE(told.takeLast(), QStringLiteral("late1"));
    brief.reset();
    open.set(*second.store);
    QCOMPARE(told.mid(2), (QStringList{QStringLiteral("early2"), QStringLiteral("late2")}));
}

RUNLATCH_TEST(tst_OpenStore)

} // namespace runlatch::store

#include "tst_openstore.moc"
