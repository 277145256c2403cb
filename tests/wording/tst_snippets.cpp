// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/snippets.h"

#include "protocol/signature.h"
#include "support/suite.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

/// The frame that turns a piece of program into one that takes files with key and body, and a signature.
constexpr auto PythonMain = R"(
import sys
given = [open(name, "rb").read() for name in sys.argv[1:3]]
sys.exit(0 if is_signed(given[0], given[1], sys.argv[3]) else 1)
)"_L1;
constexpr auto NodeMain = R"(
import { readFileSync } from 'node:fs';
const [key, body] = process.argv.slice(2, 4).map((name) => readFileSync(name));
process.exit(isSigned(key, body, process.argv[4]) ? 0 : 1);
)"_L1;
constexpr auto GoTest = R"(package runtask

import (
	"net/http/httptest"
	"os"
	"strings"
	"testing"
)

func TestVerified(t *testing.T) {
	key, _ := os.ReadFile(os.Getenv("KEY_FILE"))
	body, _ := os.ReadFile(os.Getenv("BODY_FILE"))
	request := httptest.NewRequest("POST", "/", strings.NewReader(string(body)))
	request.Header.Set("X-TFC-Task-Signature", os.Getenv("SIGNATURE"))
	_, valid, err := Verified(httptest.NewRecorder(), request, key)
	if err != nil || !valid {
		t.Fatal("not valid")
	}
}
)"_L1;

} // namespace

/// The programs that check a signature are run: they take what is right and nothing else.
class tst_Snippets : public QObject
{
    Q_OBJECT
private slots:
    void namesOfLanguages();
    void takesOnlyWhatIsRight_data();
    void takesOnlyWhatIsRight();
    void theShellNeedsItsPrograms();

private:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    int verdictOf(SnippetLanguage language, const QByteArray &key, const QByteArray &body, const QByteArray &signature);
    int goVerdict(QProcess &process, const QString &key, const QString &body, const QByteArray &signature);

    QTemporaryDir m_folder;
};

/// The exit status; -1 where the language is not installed.
int tst_Snippets::verdictOf(SnippetLanguage language, const QByteArray &key, const QByteArray &body,
                            const QByteArray &signature)
{
    const QStringList files{write(u"key"_s, key), write(u"body"_s, body), QString::fromLatin1(signature)};
    const QString text = verificationSnippet(language);
    QProcess process;
    switch (language) {
    case SnippetLanguage::Go: return goVerdict(process, files[0], files[1], signature);
    case SnippetLanguage::Python:
        process.start(u"python3"_s, QStringList{write(u"verify.py"_s, (text + PythonMain).toUtf8())} + files);
        break;
    case SnippetLanguage::Node:
        process.start(u"node"_s, QStringList{write(u"verify.mjs"_s, (text + NodeMain).toUtf8())} + files);
        break;
    case SnippetLanguage::Shell:
        process.start(u"sh"_s, QStringList{write(u"verify.sh"_s, text.toUtf8())} + files);
        break;
    }
    return process.waitForFinished(30'000) ? process.exitCode() : -1;
}

int tst_Snippets::goVerdict(QProcess &process, const QString &key, const QString &body, const QByteArray &signature)
{
    write(u"verify.go"_s, verificationSnippet(SnippetLanguage::Go).toUtf8());
    write(u"verify_test.go"_s, GoTest.toString().toUtf8());
    write(u"go.mod"_s, "module runtask\n\ngo 1.18\n");
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"KEY_FILE"_s, key);
    environment.insert(u"BODY_FILE"_s, body);
    environment.insert(u"SIGNATURE"_s, QString::fromLatin1(signature));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.start(u"go"_s, {u"test"_s, u"-count=1"_s, u"./..."_s});
    return process.waitForFinished(120'000) ? process.exitCode() : -1;
}

void tst_Snippets::namesOfLanguages()
{
    QCOMPARE(snippetLanguageOfName(u"go"), SnippetLanguage::Go);
    QCOMPARE(snippetLanguageOfName(u"python"), SnippetLanguage::Python);
    QCOMPARE(snippetLanguageOfName(u"node"), SnippetLanguage::Node);
    QCOMPARE(snippetLanguageOfName(u"shell"), SnippetLanguage::Shell);
    QVERIFY(!snippetLanguageOfName(u"cobol") && !snippetLanguageOfName(u""));
}

void tst_Snippets::takesOnlyWhatIsRight_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("go") << u"go"_s;
    QTest::newRow("python") << u"python3"_s;
    QTest::newRow("node") << u"node"_s;
    QTest::newRow("shell") << u"openssl"_s;
}

void tst_Snippets::takesOnlyWhatIsRight()
{
    QFETCH(const QString, program);
    if (QStandardPaths::findExecutable(program).isEmpty())
        QSKIP("it is not installed");
    const SnippetLanguage language = *snippetLanguageOfName(QString::fromLatin1(QTest::currentDataTag()));
    const QByteArray body = "{\"a\":\"\xc3\xbc\"}\r\n";
    const QByteArray longKey(129, 'k');
    for (const QByteArray &key : {QByteArray("correct horse battery"), QByteArray("%s\\x \"$'*"), longKey})
        QCOMPARE(verdictOf(language, key, body, protocol::sign(key, body)), 0);
    const QByteArray right = protocol::sign(longKey, body);
    const auto isRefused = [&](const QByteArray &key, const QByteArray &signature) {
        return verdictOf(language, key, body, signature) > 0;
    };
    QVERIFY(isRefused(longKey.chopped(1), right));
    QVERIFY(isRefused(longKey, right.toUpper()));
    QVERIFY(isRefused(longKey, "sha512=" + right));
    QVERIFY(isRefused(longKey, right.chopped(1)));
    QVERIFY(isRefused(longKey, protocol::sign(longKey, body.trimmed())));
    QVERIFY(isRefused(longKey, ""));
    QVERIFY(isRefused("", protocol::sign({}, body))); // everybody has the empty key
}

/// Without openssl nothing is valid.
void tst_Snippets::theShellNeedsItsPrograms()
{
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, m_folder.path());
    const QString shell = QStandardPaths::findExecutable(u"sh"_s);
    if (shell.isEmpty())
        QSKIP("there is no shell");
    for (const auto *name : {"cat", "od", "wc", "cut", "seq"}) {
        const QString program = QStandardPaths::findExecutable(QString::fromLatin1(name));
        QVERIFY(QFile::link(program, m_folder.filePath(QString::fromLatin1(name))));
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    const QString text = verificationSnippet(SnippetLanguage::Shell);
    process.start(shell, {write(u"verify.sh"_s, text.toUtf8()), write(u"key"_s, "k"), write(u"body"_s, "{}"), u""_s});
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitCode(), 2);
    process.start(shell,
                  {m_folder.filePath(u"verify.sh"_s), m_folder.filePath(u"key"_s), m_folder.filePath(u"body"_s),
                   QString::fromLatin1(protocol::sign("k", "{}"))});
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitCode(), 2);
}

RUNLATCH_TEST(tst_Snippets)

} // namespace runlatch::wording

#include "tst_snippets.moc"
