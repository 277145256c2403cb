// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/checkkeys.h"

#include "base/systemclock.h"
#include "support/answer.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::settings {

/// The key of a checked integration is kept for its URL alone, until it is removed.
class tst_CheckKeys : public QObject
{
    Q_OBJECT

private slots:
    void aKeyIsOfItsUrlAlone()
    {
        const QUrl target(u"https://tasks.example/run?team=a"_s);
        QVERIFY(keep(target, "hush"));
        QCOMPARE(keyOf(target), "hush");
        QCOMPARE(keyOf(QUrl(u"https://tasks.example/run?team=b"_s)), QByteArray());
        QVERIFY(keep(target, "other"));
        QCOMPARE(keyOf(target), "other");
    }
    void anEmptyKeyRemovesIt()
    {
        const QUrl target(u"http://127.0.0.1:8080/"_s);
        QVERIFY(keep(target, {})); // there is none
        QVERIFY(keep(target, "hush"));
        QVERIFY(keep(target, {}));
        QCOMPARE(keyOf(target), QByteArray());
    }

private:
    bool keep(const QUrl &target, const QByteArray &key)
    {
        return support::answerOf<std::monostate>(
                   [&](QObject *asker, const auto &done) { m_keys.keep(target, key, asker, done); })
            .isOk();
    }
    QByteArray keyOf(const QUrl &target)
    {
        const auto key =
            support::valueOf<QByteArray>([&](QObject *asker, const auto &done) { m_keys.read(target, asker, done); });
        return key.value_or("no answer");
    }

    base::SystemClock m_clock;
    SecretStore m_secrets{m_clock, SecretStore::Place::Memory};
    CheckKeys m_keys{m_secrets};
};

RUNLATCH_TEST(tst_CheckKeys)

} // namespace runlatch::settings

#include "tst_checkkeys.moc"
