// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

/// Without a keychain a key file keeps the secrets of a store, and what would help is said where there is none.
class tst_CliStoreKey : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsTheSecretsOfAStore();
    void saysThatSecretsEnd();
    void refusesAnotherStoresKey();
    void refusesWhatIsNoKey();
    void wrongUsage_data();
    void wrongUsage();

private:
    bool makeKey(const QString &file)
    {
        Program making({u"store-key"_s, file});
        return making.next(u"store-key"_s)[u"file"].toString() == file && making.exitStatus() == 0;
    }
    /// One request, received by `inspect`; returns what it said on standard error.
    QByteArray receive(const QStringList &more)
    {
        Program inspect(QStringList{u"inspect"_s, u"--store"_s, m_store, u"--count"_s, u"1"_s} + more);
        const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
        if (answerToPost(url, wholePayload()) != "HTTP/1.1 200 OK" || inspect.exitStatus() != 0)
            return "not received";
        return inspect.diagnostics();
    }
    QStringList exporting(const QStringList &more) const
    {
        return QStringList{u"export"_s,         u"--store"_s, m_store,
                           u"--with-secrets"_s, u"--to"_s,    m_folder->path(u"out"_s),
                           u"--format"_s,       u"jsonl"_s}
        + more;
    }
    QByteArray exported() const
    {
        QFile file(m_folder->path(u"out"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<CliFolder> m_folder;
    QString m_store, m_key;
};

void tst_CliStoreKey::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_store = m_folder->path(u"store.sqlite"_s);
    m_key = m_folder->path(u"key"_s);
}

void tst_CliStoreKey::keepsTheSecretsOfAStore()
{
    QVERIFY(makeKey(m_key));
    QVERIFY(!receive({u"--store-key-file"_s, m_key}).contains("keychain"));
    Program exporter(exporting({u"--store-key-file"_s, m_key}));
    QCOMPARE(exporter.next(u"exported"_s)[u"redacted"].toInt(), 0);
    QVERIFY(exported().contains(SentToken));
    const QString other = m_folder->path(u"imported.sqlite"_s);
    Program importer({u"import"_s, u"--store"_s, other, u"--store-key-file"_s, m_key, m_folder->path(u"out"_s)});
    QCOMPARE(importer.next(u"imported"_s)[u"captures"].toInt(), 1);
    QVERIFY(importer.diagnostics().isEmpty());
    Program without(exporting({}));
    const QJsonObject error = without.next(u"error"_s);
    QCOMPARE(error[u"rule"].toString(), u"store.key-needed"_s);
    QVERIFY(error[u"message"].toString().contains(u"--store-key-file"_s));
}

void tst_CliStoreKey::saysThatSecretsEnd()
{
    QVERIFY(receive({}).contains("--store-key-file"));
    Program exporter(exporting({}));
    const QJsonObject error = exporter.next(u"error"_s);
    QCOMPARE(error[u"rule"].toString(), u"store.key-ended"_s);
    QVERIFY2(error[u"message"].toString().contains(u"runlatch-cli store-key"_s),
             qPrintable(error[u"message"].toString()));
    QCOMPARE(exporter.exitStatus(), 2);
}

/// A store that was opened with two keys could be opened whole by nobody.
void tst_CliStoreKey::refusesAnotherStoresKey()
{
    const QString other = m_folder->path(u"other"_s);
    QVERIFY(makeKey(m_key) && makeKey(other));
    QVERIFY(!receive({u"--store-key-file"_s, m_key}).contains("not received"));
    const QString hmac = m_folder->write(u"hmac"_s, "correct horse battery\n");
    const QStringList key{u"--store-key-file"_s, other};
    for (const QStringList &arguments :
         {QStringList{u"inspect"_s, u"--store"_s, m_store} + key, exporting(key),
          QStringList{u"captures"_s, u"list"_s, u"--store"_s, m_store, u"--hmac-key-file"_s, hmac} + key}) {
        Program program(arguments);
        QCOMPARE(program.next(u"error"_s)[u"rule"].toString(), u"store.other-key"_s);
        QCOMPARE(program.exitStatus(), 2);
    }
    Program exporter(exporting({u"--store-key-file"_s, m_key}));
    QCOMPARE(exporter.exitStatus(), 0);
    QVERIFY(exported().contains(SentToken));
}

void tst_CliStoreKey::refusesWhatIsNoKey()
{
    const QString short31 = m_folder->write(u"short"_s, QByteArray(31, 'k'));
    QVERIFY(QFile::setPermissions(short31, QFile::ReadOwner | QFile::WriteOwner));
    Program program({u"inspect"_s, u"--store"_s, m_store, u"--store-key-file"_s, short31});
    QCOMPARE(program.next(u"error"_s)[u"rule"].toString(), u"store-key.size"_s);
    QCOMPARE(program.exitStatus(), 2);
    QVERIFY(!QFile::exists(m_store));
    Program making({u"store-key"_s, short31});
    QCOMPARE(making.next(u"error"_s)[u"rule"].toString(), u"store-key.exists"_s);
    QCOMPARE(making.exitStatus(), 2);
}

void tst_CliStoreKey::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no name") << QStringList{u"store-key"_s} << QByteArray("one file");
    QTest::newRow("two names") << QStringList{u"store-key"_s, u"a"_s, u"b"_s} << QByteArray("one file");
    QTest::newRow("nothing kept") << QStringList{u"inspect"_s, u"--store-key-file"_s, u"a"_s}
                                  << QByteArray("needs --store");
    QTest::newRow("nothing to open") << QStringList{u"export"_s, u"--store"_s,          u"s"_s, u"--format"_s,
                                                    u"csv"_s,    u"--store-key-file"_s, u"a"_s}
                                     << QByteArray("--with-secrets");
}

void tst_CliStoreKey::wrongUsage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, words);
    const QByteArray refusal = Program(arguments).refusal();
    QVERIFY2(refusal.contains(words), refusal.constData());
}

RUNLATCH_TEST(tst_CliStoreKey)
#include "tst_clistorekey.moc"
