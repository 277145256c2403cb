// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/signature.h"
#include "readingof.h"
#include "settings/preferences.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/inspector/detail/proofview.h"
#include "ui/inspector/detail/signaturetab.h"
#include "ui/inspector/detail/snippetpane.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/badge.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The Signature tab shows what proves its verdict: the sums, the bytes, the key and how much was tried.
class tst_SignatureProof : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_tab.reset(); }
    void showsTheSumThatIsEqual();
    void showsTheBytes();
    void aLostByteIsShown();
    void aWrongLengthIsToldInNumbers();
    void saysWhichKey();
    void anEmptyHeaderIsEmpty();
    void equalHeadersAreBothValid();
    void theProofIsCopied();
    void aSecretInTheHeaderIsRedacted();
    void leadsToRawAndTheEarlierDelivery();
    void theProgramStandsBesideOrBelow();
    void theLanguageIsKept();

private:
    static CaptureReading read(const QByteArray &body, const QByteArrayList &signatures, const KnownKeys &keys);
    void look(const QByteArray &body, const QByteArrayList &signatures, const KnownKeys &keys = {{"key"}});
    bool says(const QString &text) const { return support::says(*m_tab, text); }
    bool hasBadge(const QString &word) const
    {
        return support::firstOf<Badge>(
            *m_tab, [&word](const Badge *badge) { return badge->isVisible() && badge->spec().text == word; });
    }
    QPlainTextEdit *text(const QString &name) const
    {
        return support::firstOf<QPlainTextEdit>(
            *m_tab, [&name](const QPlainTextEdit *one) { return one->accessibleName() == name; });
    }
    QPushButton *button(const QString &name) const { return support::shownButton<QPushButton>(*m_tab, name); }

    std::unique_ptr<SignatureTab> m_tab;
};

namespace {

const QByteArray SignedBody = R"({"workspace_working_directory":"","access_token":"abcdefghij"})";

}

void tst_SignatureProof::init()
{
    m_tab = std::make_unique<SignatureTab>();
    m_tab->resize(1200, 400);
    m_tab->show();
}

CaptureReading tst_SignatureProof::read(const QByteArray &body, const QByteArrayList &signatures, const KnownKeys &keys)
{
    store::Capture capture;
    capture.row.id = 7;
    capture.row.uuid = QUuid::createUuid();
    capture.head = "POST / HTTP/1.1\r\n";
    for (const QByteArray &signature : signatures)
        capture.head += "X-TFC-Task-Signature: " + signature + "\r\n";
    capture.head += "\r\n";
    capture.body = body;
    capture.row.bytes = body.size();
    capture.row.verdict = protocol::checkWithAnyKey(keys.own, body, signatures).verdict;
    return readingOf(capture, keys);
}

void tst_SignatureProof::look(const QByteArray &body, const QByteArrayList &signatures, const KnownKeys &keys)
{
    m_tab->setReading(read(body, signatures, keys));
    QTRY_VERIFY(!says(u"Looking for the reason..."_s));
}

void tst_SignatureProof::showsTheSumThatIsEqual()
{
    look(SignedBody + "\n", {protocol::sign("key", SignedBody)});
    QVERIFY(says(u"Of the body without its last byte"_s));
    QVERIFY(hasBadge(u"received"_s) && hasBadge(u"differs"_s) && hasBadge(u"equals the header"_s));
    QVERIFY(support::firstOf<QLabel>(*m_tab, [](const QLabel *label) {
        return label->text().contains(u"cause(s) tried; only this one makes the digests equal."_s);
    }));
    look(SignedBody, {protocol::sign("key", SignedBody).toUpper()}); // no other sum, but another writing
    QVERIFY(!says(u"Of the body without"_s));
    QVERIFY(hasBadge(u"equals, written otherwise"_s) && !hasBadge(u"differs"_s));
    look(SignedBody, {protocol::sign("other", SignedBody)});
    QVERIFY(hasBadge(u"differs"_s) && !hasBadge(u"equals the header"_s));
    QVERIFY(says(u"cause(s) tried; none makes the digests equal."_s));
}

void tst_SignatureProof::showsTheBytes()
{
    look(SignedBody + "\n", {protocol::sign("key", SignedBody)});
    QPlainTextEdit *bytes = text(u"Bytes of the body that differ"_s);
    QVERIFY(bytes->isVisible());
    const QStringList rows = bytes->toPlainText().split(u'\n');
    QCOMPARE(rows.size(), 3);
    QVERIFY2(rows.first().startsWith(u"00000010  69 6e 67"_s) && rows.first().endsWith(u"ing_directory\":\""_s),
             qPrintable(rows.first()));
    QVERIFY(rows.last().startsWith(u"00000030"_s) && rows.last().contains(u" 0a "_s));
    QVERIFY(!bytes->toPlainText().contains(u"fghij"_s)); // of the token
    QVERIFY(says(u"byte %1, a line feed (0x0A): received, but not in what was signed"_s.arg(SignedBody.size())));
    look(SignedBody, {protocol::sign("key\n", SignedBody)}); // the body is as it was signed
    QVERIFY(!bytes->isVisible());
    QVERIFY(says(u"With the key and a line feed"_s));
}

void tst_SignatureProof::aLostByteIsShown()
{
    look(SignedBody, {protocol::sign("key", SignedBody + "\n")});
    QVERIFY(says(u"a line feed (0x0A): in what was signed, but not received"_s));
    QVERIFY(text(u"Bytes of the body that differ"_s)->toPlainText().contains(u" 0a "_s));
    look("{\"access_token\":\"a\\/cdefghij\"}", {protocol::sign("key", "{\"access_token\":\"a/cdefghij\"}")});
    QVERIFY(says(u"The first difference is at byte 18. It touches a secret, so its bytes are not shown."_s));
    QVERIFY(!text(u"Bytes of the body that differ"_s)->isVisible());
}

/// The listener proved it, so that it is told also while there is no key.
void tst_SignatureProof::aWrongLengthIsToldInNumbers()
{
    CaptureReading reading = read(SignedBody, {protocol::sign("key", SignedBody)}, {{"key"}});
    store::Capture capture = reading.capture;
    capture.head.replace("\r\n\r\n", "\r\nContent-Length: 9\r\n\r\n");
    capture.row.verdict = protocol::Verdict::Invalid;
    capture.row.cause = u"body.length"_s;
    const QString words = u"Content-Length is wrong: 9 announced, %1 sent."_s.arg(SignedBody.size());
    for (const KnownKeys &keys : {KnownKeys{{"key"}}, KnownKeys()}) {
        m_tab->setReading(readingOf(capture, keys));
        QTRY_VERIFY(!says(u"Looking for the reason..."_s));
        QVERIFY(says(words));
        QCOMPARE(says(u"Of all bytes that arrived"_s), !keys.own.isEmpty());
        QCOMPARE(hasBadge(u"differs"_s), !keys.own.isEmpty()); // the sum of what was announced
    }
}

void tst_SignatureProof::saysWhichKey()
{
    inspector::ReceiverOptions options;
    options.endpoints = {{.name = u"Checks"_s, .path = u"/a"_s, .keys = {"older", "key"}}};
    const KnownKeys keys = KnownKeys::of(options, "/a");
    look(SignedBody, {protocol::sign("key", SignedBody)}, keys);
    QVERIFY(says(u"HMAC-SHA512 over %1 byte(s). Made with: Key 2 of endpoint “Checks”."_s.arg(SignedBody.size())));
    look(SignedBody + "\n", {protocol::sign("key", SignedBody)}, keys);
    QVERIFY(says(u"Key 2 of endpoint “Checks”."_s));
    QVERIFY(says(QString::fromLatin1(protocol::sign("key", SignedBody + "\n").first(16)))); // not of the first key
}

void tst_SignatureProof::anEmptyHeaderIsEmpty()
{
    look(SignedBody, {""});
    QVERIFY(says(u"empty"_s));
    QVERIFY(!support::firstOf<QLabel>(*m_tab, [](const QLabel *label) { return label->text() == u"none"_s; }));
    look(SignedBody, {});
    QVERIFY(support::firstOf<QLabel>(*m_tab, [](const QLabel *label) { return label->text() == u"none"_s; }));
}

void tst_SignatureProof::equalHeadersAreBothValid()
{
    const QByteArray right = protocol::sign("key", SignedBody);
    look(SignedBody, {right, right});
    QVERIFY(says(u"2 values arrived. They are the same, and valid."_s));
    QVERIFY(hasBadge(u"equals each header"_s));
    look(SignedBody, {QByteArray(128, '0'), right});
    QVERIFY(says(u"2 values arrived, and number 2 is valid."_s));
    QVERIFY(hasBadge(u"equals header 2 of 2"_s));
}

void tst_SignatureProof::theProofIsCopied()
{
    look(SignedBody + "\n", {protocol::sign("key", SignedBody)});
    button(u"Copy the proof"_s)->click();
    const QString copied = QGuiApplication::clipboard()->text();
    for (const QByteArray &sum : {protocol::sign("key", SignedBody), protocol::sign("key", SignedBody + "\n")})
        QVERIFY(copied.contains(QString::fromLatin1(sum)));
    QVERIFY(copied.contains(u"a line feed (0x0A): received"_s) && copied.contains(u"(equals the header)"_s));
    QVERIFY(copied.contains(u"00000030"_s) && !copied.contains(u"fghij"_s));
}

void tst_SignatureProof::aSecretInTheHeaderIsRedacted()
{
    const QByteArray token = "abcdefghij";
    const auto shows = [&](const QString &value, const QString &hidden) {
        auto *copy = support::button<CopyButton>(*m_tab, u"Copy: In the header"_s);
        QVERIFY(says(value) && !says(hidden));
        QCOMPARE(copy->content(), value);
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), value);
        button(u"Copy the proof"_s)->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"In the header: "_s + value + u" (received)"_s));
        QVERIFY(!QGuiApplication::clipboard()->text().contains(hidden));
    };
    look(SignedBody, {token});
    shows(u"[redacted]"_s, QString::fromLatin1(token));
    QVERIFY(hasBadge(u"differs"_s));
    m_tab->setSecretsShown(true);
    shows(QString::fromLatin1(token), u"[redacted]"_s);
    m_tab->setSecretsShown(false);
    shows(u"[redacted]"_s, QString::fromLatin1(token));
    look(SignedBody, {"00", "sha512=" + token});
    shows(u"00, sha512=[redacted]"_s, QString::fromLatin1(token));
}

void tst_SignatureProof::leadsToRawAndTheEarlierDelivery()
{
    QSignalSpy raw(m_tab.get(), &SignatureTab::rawWanted);
    QSignalSpy compared(m_tab.get(), &SignatureTab::compareWanted);
    look(SignedBody + "\n", {protocol::sign("key", SignedBody)});
    button(u"Show in Raw"_s)->click();
    QCOMPARE(raw.first().first().toLongLong(), SignedBody.size());
    QVERIFY(!button(u"Compare with delivery 2"_s));
    m_tab->setEarlierDelivery(2);
    button(u"Compare with delivery 2"_s)->click();
    QCOMPARE(compared.count(), 1);
    look(SignedBody, {protocol::sign("key", SignedBody)});
    QVERIFY(!button(u"Show in Raw"_s) && !button(u"Compare with delivery 2"_s));
}

void tst_SignatureProof::theProgramStandsBesideOrBelow()
{
    look(SignedBody + "\n", {protocol::sign("key", SignedBody)});
    auto *program = m_tab->findChild<SnippetPane *>();
    QVERIFY(program->isVisible());
    const auto left = [&] { return program->mapTo(m_tab.get(), QPoint()).x(); };
    QTRY_VERIFY(left() > m_tab->width() / 2);
    m_tab->resize(800, 300);
    QTRY_COMPARE(left(), 0);
    QVERIFY(program->isVisible());
    m_tab->resize(1200, 300);
    QTRY_VERIFY(left() > m_tab->width() / 2);
    look(SignedBody, {protocol::sign("key", SignedBody)});
    QVERIFY(!program->isVisible()); // nothing is wrong
}

void tst_SignatureProof::theLanguageIsKept()
{
    const QTemporaryDir folder;
    settings::Preferences preferences(folder.path());
    m_tab->keepLanguage(preferences);
    look(SignedBody + "\n", {protocol::sign("key", SignedBody)});
    QVERIFY(text(u"Program that checks signatures"_s)->toPlainText().startsWith(u"package"_s));
    m_tab->findChild<Segmented *>()->setCurrent(1);
    QVERIFY(text(u"Program that checks signatures"_s)->toPlainText().startsWith(u"import hashlib"_s));
    button(u"Copy the program"_s)->click();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"import hashlib"_s));
    SnippetPane other;
    other.keepLanguage(preferences);
    QCOMPARE(other.findChild<Segmented *>()->current(), 1);
}

RUNLATCH_WINDOW_TEST(tst_SignatureProof)
#include "tst_signatureproof.moc"
