// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretwords.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::redaction {

/// A typed text that has a token is told from the words and ids that people search for.
class tst_SecretWords : public QObject
{
    Q_OBJECT
private slots:
    void findsWhatIsLikeAToken_data();
    void findsWhatIsLikeAToken();
};

void tst_SecretWords::findsWhatIsLikeAToken_data()
{
    QTest::addColumn<bool>("found");
    const auto row = [](const char *text, bool found) { QTest::newRow(text) << found; };
    row("", false);
    row("state:failed ws:network-prod since:2h", false);
    row("run:run-i3DfKq81Qe7RzN4c task:taskrs-2ARsRRCLTCfzSVhD", false);
    row("endpoint:/runtask/Zm9v8Kq81Qe7RzN4cQ_2xA", false);
    row("da39a3ee5e6b4b0d3255bfef95601890afd80709", false); // a commit
    row("2f1c0a1e-98c5-4a0e-9f0e-0a2d3c4b5a69", false);
    row("auth-service OR token-service state:failed", false);
    row("\"The quick brown fox jumps\"", false);
    row("https://app.example.test/app/Organization2/runs", false);
    row("Zm9v8Kq81Qe7RzN4cQ.atlasv1.x9", true);
    row("note:Zm9v8Kq81Qe7RzN4cQ.atlasv1.x9", true);
    row("8f14e45fceea167a5a36dedd4bea2543", true); // of openssl rand -hex 16
    row("\"access_token\":\"abc\"", true);
    row("access_token=abc", true);
    row("\"Authorization: Bearer abc\"", true);
    row("https://example.test/callback?token=abc", true);
}

void tst_SecretWords::findsWhatIsLikeAToken()
{
    QTEST(mayHaveSecret(QString::fromUtf8(QTest::currentDataTag())), "found");
}

RUNLATCH_TEST(tst_SecretWords)

} // namespace runlatch::redaction

#include "tst_secretwords.moc"
