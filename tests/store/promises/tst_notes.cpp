// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/promises/anystore.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A note at a capture is kept, bounded, and never has the secrets of the capture in clear.
class tst_Notes : public QObject, protected AnyStore
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addStores(); }
    void init()
    {
        QVERIFY(openEmpty());
        m_id = append(store(), newCapture())->id;
    }
    void cleanup() { close(); }
    void areKeptOverARestart();
    void areBounded();
    void haveNoSecrets_data();
    void haveNoSecrets();
    void haveNoLineOfTheRequestInClear();

private:
    qint64 m_id = 0;
};

void tst_Notes::areKeptOverARestart()
{
    QCOMPARE(setNote(store(), m_id, u"ask Ben\n\u00e9"_s)->note, u"ask Ben\n\u00e9"_s);
    const auto pinned = setPinned(store(), m_id, PinColor::Green);
    QVERIFY(pinned && pinned->pinned && pinned->pinColor == PinColor::Green);
    QVERIFY(reopen());
    const auto row = load(store(), m_id)->row;
    QCOMPARE(row.note, u"ask Ben\n\u00e9"_s);
    QCOMPARE(row.pinColor, PinColor::Green);
    QVERIFY(!setPinned(store(), m_id, false)->pinned);
    QCOMPARE(setPinned(store(), m_id, true)->pinColor, PinColor::Green);
    QCOMPARE(setNote(store(), m_id, {})->note, QString());
}

void tst_Notes::areBounded()
{
    QCOMPARE(setNote(store(), m_id, QString(20'000, u'n'))->note.size(), CaptureRow::MaxNoteLength);
}

void tst_Notes::haveNoSecrets_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char *name, const QByteArray &head, const QByteArray &body, const QString &note,
                        const QString &kept) { QTest::newRow(name) << head << body << note << kept; };
    const QByteArray plain = "POST /runtask HTTP/1.1\r\n\r\n";
    const auto called = [](const QByteArray &url) -> QByteArray {
        return R"({"task_result_callback_url":")" + url + R"("})";
    };
    row("the query of the callback", plain, called("https://a.example/c?code=vault-51"), u"/c?code=vault-51"_s,
        u"/c?*************"_s);
    row("without its mark", plain, called("https://a.example/c?code=vault-51"), u"code=vault-51!"_s,
        u"*************!"_s);
    row("as JSON escapes it", plain, called(R"(https://a.example/c\u003fcode=vault\u0026b=2)"), u"code=vault&b=2"_s,
        u"**************"_s);
    row("as a URL escapes it", plain, R"({"access_token":"vault/51=x"})", u"vault%2F51%3Dx"_s, u"**************"_s);
    row("a token in brackets", plain, R"({"access_token":["vault-51"]})", u"the vault-51"_s, u"the ********"_s);
    row("behind many others", "POST /?" + QByteArray("&token=a").repeated(100) + "&token=vault-51 HTTP/1.1\r\n\r\n",
        "{}", u"vault-51"_s, u"********"_s);
    row("of a body that is sealed as a whole", plain,
        R"({"access_token":"vault-51",)" + QByteArray(R"("access_token":"a",)").repeated(1001) + "}", u"vault-51"_s,
        u"********"_s);
    row("too short to be one", "POST /?token=e HTTP/1.1\r\n\r\n", "{}", u"see the reply"_s, u"see the reply"_s);
}

/// A secret is known in every form in which a person may paste it.
void tst_Notes::haveNoSecrets()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, body);
    QFETCH(const QString, note);
    QFETCH(const QString, kept);
    NewCapture capture = newCapture();
    capture.head = head;
    capture.body = body;
    const auto stored = append(store(), capture);
    QVERIFY(stored);
    QCOMPARE(setNote(store(), stored->id, note)->note, kept);
}

/// A person may paste a line of the request into the note.
void tst_Notes::haveNoLineOfTheRequestInClear()
{
    const auto row = setNote(store(), m_id, u"used "_s + QString::fromLatin1(Token) + u" here"_s);
    QVERIFY(row);
    QCOMPARE(row->note, u"used "_s + QString(Token.size(), u'*') + u" here"_s);
}

RUNLATCH_TEST(tst_Notes)

} // namespace runlatch::store

#include "tst_notes.moc"
