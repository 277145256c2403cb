// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "clirequests.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `captures` proves with a key what the kept bytes prove, and changes no byte that is no text.
class tst_CliCaptureBytes : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void checksSignaturesWithAKey();
    void headersThatAreNoTextAreInBase64();
    void tellsWhatWasAnnouncedAndWhatCame();
    void tellsATimeThatIsYetToCome();

private:
    QStringList list(const QStringList &more) const
    {
        return QStringList{u"captures"_s, u"list"_s, u"--store"_s, m_store} + more;
    }
    QStringList show(const QString &id) const { return {u"captures"_s, u"show"_s, id, u"--store"_s, m_store}; }
    static QUrl listening(Program &inspect) { return QUrl(inspect.next(u"listening"_s)[u"url"].toString()); }

    const QByteArray m_key = "correct horse battery";
    std::unique_ptr<CliFolder> m_folder;
    QString m_keyFile, m_store;
};

void tst_CliCaptureBytes::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_keyFile = m_folder->write(u"key"_s, m_key + '\n');
    m_store = m_folder->path(u"captures.sqlite"_s);
}

/// The first body has a secret, which only the key of the store could open, and no keychain has it here.
void tst_CliCaptureBytes::checksSignaturesWithAKey()
{
    const QString otherKey = m_folder->write(u"other"_s, "another key");
    Program other({u"inspect"_s, u"--store"_s, m_store, u"--hmac-key-file"_s, otherKey, u"--count"_s, u"2"_s});
    const QUrl url = listening(other);
    QCOMPARE(answerToPost(url, wholePayload(), m_key), "HTTP/1.1 200 OK");
    QCOMPARE(answerToPost(url, "{\"stage\":\"pre_plan\"}", m_key), "HTTP/1.1 200 OK");
    QCOMPARE(other.exitStatus(), 0);
    const QStringList key{u"--hmac-key-file"_s, m_keyFile};
    Program listing(list(key));
    const QJsonObject second = listing.next(u"capture"_s)[u"signature"].toObject();
    QCOMPARE(second[u"verdict"].toString(), u"valid"_s);
    QVERIFY(second[u"checked_now"].toBool());
    const QJsonObject first = listing.next(u"capture"_s)[u"signature"].toObject();
    QCOMPARE(first[u"verdict"].toString(), u"invalid"_s);
    QVERIFY(!first.contains(u"checked_now"));
    QVERIFY(listing.diagnostics().contains("key of the store"));
    Program shown(show(u"2"_s) + key + QStringList{u"--human"_s});
    QCOMPARE(shown.exitStatus(), 0);
    QVERIFY(shown.rest().contains("signature valid"));
    Program without(show(u"2"_s));
    QCOMPARE(without.next(u"capture"_s)[u"signature"][u"verdict"].toString(), u"invalid"_s);
}

void tst_CliCaptureBytes::headersThatAreNoTextAreInBase64()
{
    Program other({u"inspect"_s, u"--store"_s, m_store, u"--count"_s, u"1"_s});
    QCOMPARE(answerToPost(listening(other), wholePayload(), m_key, "X-Bytes: a\xFF\r\n"), "HTTP/1.1 200 OK");
    QCOMPARE(other.exitStatus(), 0);
    Program one(show(u"1"_s));
    const QJsonObject header{{u"name"_s, u"X-Bytes"_s}, {u"value"_s, QJsonValue()}, {u"value_base64"_s, u"Yf8="_s}};
    QVERIFY(one.next(u"capture"_s)[u"headers"].toArray().contains(header));
    Program human(show(u"1"_s) + QStringList{u"--human"_s});
    QCOMPARE(human.exitStatus(), 0);
    QVERIFY(human.rest().contains("X-Bytes: Yf8= (no UTF-8, in base64)"));
}

/// The sender counts characters, of which its body has one less than bytes, and signs all bytes.
void tst_CliCaptureBytes::tellsWhatWasAnnouncedAndWhatCame()
{
    const QByteArray body = "{\"run_message\":\"Gr\xc3\xbcn\"}";
    Program inspect({u"inspect"_s, u"--store"_s, m_store, u"--hmac-key-file"_s, m_keyFile, u"--count"_s, u"2"_s});
    const QUrl url = listening(inspect);
    QVERIFY(!answerToBytes(url,
                           "POST " + url.path().toUtf8() + " HTTP/1.1\r\nHost: " + url.authority().toUtf8()
                               + "\r\nX-TFC-Task-Signature: " + protocol::sign(m_key, body)
                               + "\r\nContent-Length: " + QByteArray::number(body.size() - 1) + "\r\n\r\n" + body)
                 .isEmpty());
    QCOMPARE(answerToPost(url, body, m_key), "HTTP/1.1 200 OK");
    const QJsonObject told = inspect.next(u"captured"_s)[u"framing"].toObject();
    QCOMPARE(told[u"rule"].toString(), base::Rules::BodyLength.name());
    QCOMPARE(told[u"announced"].toInt(), body.size() - 1);
    QCOMPARE(told[u"sent"].toInt(), body.size());
    QVERIFY(!inspect.next(u"captured"_s).contains(u"framing"));
    QCOMPARE(inspect.exitStatus(), 0);
    Program kept(show(u"1"_s));
    QCOMPARE(kept.next(u"capture"_s)[u"framing"].toObject(), told);
    Program human(show(u"1"_s) + QStringList{u"--human"_s});
    QCOMPARE(human.exitStatus(), 0);
    QVERIFY(human.rest().contains(told[u"message"].toString().toUtf8()));
}

void tst_CliCaptureBytes::tellsATimeThatIsYetToCome()
{
    const auto entry = [](const QByteArray &year) {
        return R"({"startedDateTime":")" + year + R"(-11-20T12:00:00Z","request":{"method":"GET","url":"http://a/"}})";
    };
    const QString har =
        m_folder->write(u"a.har"_s, R"({"log":{"entries":[)" + entry("2020") + ',' + entry("2990") + "]}}");
    Program importing({u"import"_s, u"--store"_s, m_store, har});
    QCOMPARE(importing.next(u"imported"_s)[u"captures"].toInt(), 2);
    Program past(show(u"1"_s));
    QVERIFY(!past.next(u"capture"_s).contains(u"time_ahead"));
    Program ahead(show(u"2"_s));
    QVERIFY(ahead.next(u"capture"_s)[u"time_ahead"].toBool());
}

RUNLATCH_TEST(tst_CliCaptureBytes)
#include "tst_clicapturebytes.moc"
