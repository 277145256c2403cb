// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/keyvariants.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

namespace runlatch::signature {

namespace {

/// The keys that a slip with this cause makes of a key.
QByteArrayList slipsOf(base::Rule cause, const QByteArray &key)
{
    QByteArrayList keys;
    for (const KeyVariant &variant : keyVariants(key)) {
        if (variant.cause == cause && !keys.contains(variant.key))
            keys.append(variant.key);
    }
    return keys;
}

} // namespace

/// The slips with a key are those that people make, and none of them is the key or empty.
class tst_KeyVariants : public QObject
{
    Q_OBJECT
private slots:
    void slips_data();
    void slips();
    void noneIsTheKeyOrEmpty_data();
    void noneIsTheKeyOrEmpty();
};

void tst_KeyVariants::slips_data()
{
    QTest::addColumn<QString>("cause");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArrayList>("theirs");
    const auto row = [](base::Rule cause, const QByteArray &key, const QByteArrayList &theirs) {
        QTest::newRow((cause.name().toLatin1() + ' ' + key.toPercentEncoding()).constData())
            << cause.name() << key << theirs;
    };
    using base::Rules;
    row(Rules::KeyNewline, "k", {"k\n", "k\r\n"});
    row(Rules::KeyNewline, "k\n", {"k\n\n", "k\n\r\n", "k"});
    row(Rules::KeyNewline, "k\r\n", {"k\r\n\n", "k\r\n\r\n", "k"});
    row(Rules::KeyNewline, "k\r", {"k\r\n", "k\r\r\n", "k"});
    row(Rules::KeyBlanks, "k", {"k ", " k", " k "});
    row(Rules::KeyBlanks, "\tk k ", {"k k", "\tk k  ", " \tk k ", " \tk k  "});
    row(Rules::KeyQuotes, "k", {"\"k\"", "'k'"});
    row(Rules::KeyQuotes, "\"k\"", {"k", "\"\"k\"\"", "'\"k\"'"});
    row(Rules::KeyQuotes, "`k`", {"k", "\"`k`\"", "'`k`'"});
    row(Rules::KeyQuotes, "'k\"", {"\"'k\"\"", "''k\"'"});
    row(Rules::KeyHexDecoded, "k/", {"6b2f", "6B2F"});
    row(Rules::KeyHexDecoded, "6B2f", {"k/", "36423266"});
    row(Rules::KeyHexDecoded, "6b2", {"366232"}); // half a byte
    row(Rules::KeyHexDecoded, "6b 2f", {"3662203266"});
    row(Rules::KeyBase64Decoded, "ay8=", {"k/", "YXk4PQ==", "YXk4PQ"});
    row(Rules::KeyBase64Decoded, "ay8", {"k/", "YXk4"});
    row(Rules::KeyBase64Decoded, "k!", {"ayE=", "ayE"});
}

void tst_KeyVariants::slips()
{
    QFETCH(const QString, cause);
    QFETCH(const QByteArray, key);
    QTEST(slipsOf(*base::Rules::ofName(cause), key), "theirs");
}

void tst_KeyVariants::noneIsTheKeyOrEmpty_data()
{
    QTest::addColumn<QByteArray>("key");
    for (const char *key : {"k", "", " ", "\n", "\"\"", "\"", "''", "=", "====", "00", "  k\n"})
        QTest::newRow(QByteArray(key).toPercentEncoding().constData()) << QByteArray(key);
    QTest::newRow("NULs") << QByteArray(3, '\0');
    QTest::newRow("long") << QByteArray(64 * 1024, 'a');
}

void tst_KeyVariants::noneIsTheKeyOrEmpty()
{
    QFETCH(const QByteArray, key);
    const QList<KeyVariant> variants = keyVariants(key);
    QVERIFY(variants.size() <= MaxKeyVariants);
    for (const KeyVariant &variant : variants) {
        QVERIFY(variant.key != key && !variant.key.isEmpty());
        QVERIFY(variant.key.size() <= 2 * key.size() + 2);
        QVERIFY(!variant.name.isEmpty() && variant.name.size() < 10);
    }
}

RUNLATCH_TEST(tst_KeyVariants)

} // namespace runlatch::signature

#include "tst_keyvariants.moc"
