// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/suite.h"

#include <QMessageAuthenticationCode>
#include <QScopeGuard>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The bytes of a key are taken exactly from files, streams and variables, and likely mistakes are reported.
class tst_CliKeyFiles : public QObject
{
    Q_OBJECT
private slots:
    void slipsAreTold_data();
    void slipsAreTold();
    void nothingIsNoKey_data();
    void nothingIsNoKey();
    void whatIsSetButEmptyIsWrongUsage_data();
    void whatIsSetButEmptyIsWrongUsage();
    void theReportSaysThatTheKeyIsEmpty();
    void standardInputHoldsAKey();
    void standardInputIsReadOnce();
    void aVariableHoldsAKey();
    void triggerSaysWhichKeySigns();

private:
    CliFolder m_folder;
};

namespace {

constexpr const char *Body = "what do ya want for nothing?";

QString signatureBy(const QByteArray &key)
{
    return QString::fromLatin1(QMessageAuthenticationCode::hash(Body, key, QCryptographicHash::Sha512).toHex());
}

/// The commands that read a secret by this option, each without it and with what else it needs.
QList<QStringList> readersOf(const QString &option)
{
    const QStringList service{u"--url"_s, u"http://127.0.0.1:9"_s};
    if (option == "--token-file"_L1)
        return {{u"simulate"_s},
                QStringList{u"change-requests"_s, u"list"_s, u"--workspace"_s, u"ws-1"_s} + service,
                QStringList{u"change-requests"_s, u"show"_s, u"wscr-1"_s} + service,
                QStringList{u"change-requests"_s, u"archive"_s, u"wscr-1"_s} + service};
    return {{u"sign"_s},
            {u"inspect"_s},
            {u"doctor"_s, u"--signature"_s, u"00"_s},
            {u"trigger"_s, u"--all-stages"_s, u"--url"_s, u"http://127.0.0.1:9/"_s}};
}

} // namespace

void tst_CliKeyFiles::slipsAreTold_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QList<QByteArray>>("told");
    const auto row = [](const char *name, const QByteArray &file, const QByteArray &key,
                        const QList<QByteArray> &told) { QTest::newRow(name) << file << key << told; };
    const QByteArray key = "correct horse battery";
    row("nothing", key, key, {});
    row("one newline", key + '\n', key, {});
    row("one newline of Windows", key + "\r\n", key, {});
    row("two newlines", key + "\n\n", key + '\n', {"more line breaks at its end"});
    row("two newlines of Windows", key + "\r\n\r\n", key + "\r\n", {"more line breaks at its end"});
    row("a carriage return", key + '\r', key + '\r', {"more line breaks at its end"});
    row("a mark", "\xEF\xBB\xBF" + key, "\xEF\xBB\xBF" + key, {"a byte order mark (BOM) at its beginning"});
    row("a mark of UTF-16", QByteArray("\xFF\xFEk\0e\0", 6), QByteArray("\xFF\xFEk\0e\0", 6), {"a byte order mark"});
    row("a blank behind", key + " \n", key + ' ', {"blanks at its end"});
    row("a tab before", '\t' + key, '\t' + key, {"blanks at its beginning"});
    row("a newline before", '\n' + key, '\n' + key, {"a line break at its beginning"});
    row("two lines", "one\ntwo-and-more\n", "one\ntwo-and-more", {"a line break in its middle"});
    row("all of it", "\xEF\xBB\xBF \n" + key + " \n\n", "\xEF\xBB\xBF \n" + key + " \n",
        {"a byte order mark", "blanks at its beginning", "a line break at its beginning", "blanks at its end",
         "more line breaks at its end"});
}

/// Likely mistakes in a key file are reported. Their bytes are still part of the key, and the key itself is never
/// printed.
void tst_CliKeyFiles::slipsAreTold()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArray, key);
    QFETCH(const QList<QByteArray>, told);
    Program sign({u"sign"_s, u"--hmac-key-file"_s, m_folder.write(u"key"_s, file)}, Body);
    QCOMPARE(sign.next()[u"value"].toString(), signatureBy(key));
    QCOMPARE(sign.exitStatus(), 0);
    const QByteArray said = sign.diagnostics();
    QCOMPARE(said.isEmpty(), told.isEmpty());
    for (const QByteArray &words : told)
        QVERIFY2(said.contains(words), said.constData());
    QVERIFY2(!said.contains("horse") && !said.contains("two-and-more"), said.constData());
    QVERIFY(told.isEmpty() || said.contains(m_folder.path(u"key"_s).toUtf8()));
}

void tst_CliKeyFiles::nothingIsNoKey_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("a newline") << QByteArray("\n");
    QTest::newRow("two newlines") << QByteArray("\n\n");
    QTest::newRow("blanks") << QByteArray(" \t \n");
    QTest::newRow("a mark") << QByteArray("\xEF\xBB\xBF\n");
    QTest::newRow("a newline in UTF-16") << QByteArray("\xFF\xFE\n\0", 4);
}

void tst_CliKeyFiles::nothingIsNoKey()
{
    QFETCH(const QByteArray, file);
    const QString name = m_folder.write(u"key"_s, file);
    for (const QStringList &arguments : readersOf(u"--hmac-key-file"_s)) {
        Program program(arguments + QStringList{u"--hmac-key-file"_s, name}, Body);
        const QByteArray refusal = program.refusal();
        QVERIFY2(refusal.contains("holds only blanks and line breaks"), refusal.constData());
        QVERIFY2(refusal.contains(name.toUtf8()), refusal.constData());
        QVERIFY(program.rest().isEmpty());
    }
}

void tst_CliKeyFiles::whatIsSetButEmptyIsWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<QStringList>("noFile");
    for (const QStringList &arguments : readersOf(u"--hmac-key-file"_s))
        QTest::newRow(qPrintable(arguments.constFirst()))
            << arguments << "RUNLATCH_HMAC_KEY"_ba << QStringList{u"--hmac-key-file"_s, QString()};
    for (const QStringList &arguments : readersOf(u"--token-file"_s)) {
        const bool isAsker = arguments.constFirst() != "simulate"_L1; // the simulator takes a token from a file alone
        QTest::newRow(qPrintable(arguments.mid(0, 2).join(u' ')))
            << arguments << (isAsker ? "RUNLATCH_TOKEN"_ba : QByteArray()) << QStringList{u"--token-file"_s, QString()};
    }
}

/// An empty variable is no "no key": a check that a pipeline counts on would disappear with it.
void tst_CliKeyFiles::whatIsSetButEmptyIsWrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, variable);
    QFETCH(QStringList, noFile);
    const auto unset = qScopeGuard([&variable] { qunsetenv(variable.constData()); });
    for (const QByteArray &value : {QByteArray(""), QByteArray(" "), QByteArray("\n")}) {
        if (variable.isEmpty())
            continue;
        qputenv(variable.constData(), value);
        Program program(arguments, Body);
        const QByteArray refusal = program.refusal();
        QVERIFY2(refusal.contains(variable + "” is empty or holds only blanks"), refusal.constData());
        QVERIFY(program.rest().isEmpty());
    }
    qunsetenv(variable.constData());
    Program program(arguments + noFile, Body);
    const QByteArray refusal = program.refusal();
    QVERIFY2(refusal.contains(noFile.constFirst().toUtf8() + " takes the name of a file"), refusal.constData());
    QVERIFY(program.rest().isEmpty());
}

void tst_CliKeyFiles::theReportSaysThatTheKeyIsEmpty()
{
    const auto unset = qScopeGuard([] { qunsetenv("RUNLATCH_HMAC_KEY"); });
    qputenv("RUNLATCH_HMAC_KEY", "");
    const QString report = m_folder.write(u"out.xml"_s, "<testsuites>all is well</testsuites>");
    Program program({u"trigger"_s, u"--url"_s, u"http://127.0.0.1:9/"_s, u"--all-stages"_s, u"--junit"_s, report});
    QVERIFY(program.refusal().contains("RUNLATCH_HMAC_KEY"));
    QFile file(report);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY2(written.contains("errors=\"1\"") && written.contains("RUNLATCH_HMAC_KEY"), written.constData());
}

void tst_CliKeyFiles::standardInputHoldsAKey()
{
    const QString body = m_folder.write(u"body"_s, Body);
    Program sign({u"sign"_s, u"--hmac-key-file"_s, u"-"_s, body}, "secret123\n");
    QCOMPARE(sign.next()[u"value"].toString(), signatureBy("secret123"));
    QCOMPARE(sign.exitStatus(), 0);
    QVERIFY(sign.diagnostics().isEmpty());
    Program empty({u"sign"_s, u"--hmac-key-file"_s, u"-"_s, body}, "\n");
    QVERIFY(empty.refusal().contains("holds only blanks and line breaks"));
}

void tst_CliKeyFiles::standardInputIsReadOnce()
{
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, u"-"_s, u"--hmac-key-file=-"_s}, "secret123\n");
    QCOMPARE(inspect.exitStatus(), 64);
    QVERIFY(inspect.diagnostics().contains("would both read standard input"));
}

void tst_CliKeyFiles::aVariableHoldsAKey()
{
    const auto unset = qScopeGuard([] { qunsetenv("RUNLATCH_HMAC_KEY"); });
    qputenv("RUNLATCH_HMAC_KEY", "secret123\n"); // no byte of a variable is dropped
    Program sign({u"sign"_s}, Body);
    QCOMPARE(sign.next()[u"value"].toString(), signatureBy("secret123\n"));
    QCOMPARE(sign.exitStatus(), 0);
    const QByteArray said = sign.diagnostics();
    QVERIFY2(said.contains("RUNLATCH_HMAC_KEY") && said.contains("line break"), said.constData());
}

void tst_CliKeyFiles::triggerSaysWhichKeySigns()
{
    const QString first = m_folder.write(u"first.key"_s, "secret-of-today");
    const QString second = m_folder.write(u"second.key"_s, "secret-of-yesterday");
    const auto trigger = [&](const QUrl &url, const QStringList &more) {
        return QStringList{u"trigger"_s, u"--url"_s, url.toString(), u"--hmac-key-file"_s, first} + more;
    };
    for (const QStringList &more : {QStringList{u"--hmac-key-file"_s, second}, QStringList()}) {
        Program inspect({u"inspect"_s, u"--hmac-key-file"_s, first, u"--reply"_s, u"passed"_s, u"--count"_s, u"1"_s});
        const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
        Program program(trigger(url, more));
        QCOMPARE(inspect.next(u"captured"_s)[u"signature"][u"verdict"].toString(), u"valid"_s);
        QCOMPARE(program.exitStatus(), 0);
        const QList<QJsonObject> events = program.allEvents();
        const QStringList told = more.isEmpty() ? QStringList() : QStringList{first};
        QCOMPARE(valuesOf(events, u"signing"_s, u"key_file"_s), told);
        QCOMPARE(valuesOf(events, u"signing"_s, u"keys"_s), more.isEmpty() ? QStringList() : QStringList{u"2"_s});
    }
    Program human(
        trigger(QUrl(u"http://127.0.0.1:9/"_s), {u"--hmac-key-file"_s, second, u"--retries"_s, u"0"_s, u"--human"_s}));
    QVERIFY(human.nextLine().contains("Signing with the key of " + first.toUtf8() + ", the first of 2"));
}

RUNLATCH_TEST(tst_CliKeyFiles)
#include "tst_clikeyfiles.moc"
