// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/sha512.h"

#include "support/suite.h"

#include <QMessageAuthenticationCode>
#include <QTest>

using namespace runlatch;

/// The digests are those of Qt's own code, for sizes on both sides of every block.
class tst_Sha512 : public QObject
{
    Q_OBJECT

private slots:
    void isTheDigest();
};

void tst_Sha512::isTheDigest()
{
    for (const qsizetype size : {0, 1, 55, 63, 64, 111, 112, 127, 128, 129, 255, 256, 4000}) {
        const QByteArray bytes(size, 'x');
        QCOMPARE(protocol::sha512(bytes), QCryptographicHash::hash(bytes, QCryptographicHash::Sha512));
        for (const QByteArray &key : {QByteArray(), QByteArray("k"), QByteArray(128, 'k'), QByteArray(129, 'k'), bytes})
            QCOMPARE(protocol::hmacSha512(key, bytes),
                     QMessageAuthenticationCode::hash(bytes, key, QCryptographicHash::Sha512));
    }
}

RUNLATCH_TEST(tst_Sha512)
#include "tst_sha512.moc"
