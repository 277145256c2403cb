// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/signature/snippets.h"

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

/// The frames that turn a piece of program into one that takes files, of which each three are a key, a body and a
/// signature. They write a line with "+" for each three that are taken, and "-" for others.
constexpr auto PythonMain = R"(
import sys
given = [open(name, "rb").read() for name in sys.argv[1:]]
print("".join("+" if is_signed(key, body, signature.decode()) else "-"
              for key, body, signature in zip(given[0::3], given[1::3], given[2::3])))
)"_L1;
constexpr auto NodeMain = R"(
import { readFileSync } from 'node:fs';
const given = process.argv.slice(2).map((name) => readFileSync(name));
let verdicts = '';
for (let i = 0; i < given.length; i += 3)
    verdicts += isSigned(given[i], given[i + 1], given[i + 2].toString()) ? '+' : '-';
console.log(verdicts);
)"_L1;
constexpr auto GoTest = R"(package runtask

import (
	"fmt"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
)

func TestVerified(t *testing.T) {
	given := []string{}
	for _, name := range strings.Fields(os.Getenv("GIVEN")) {
		bytes, _ := os.ReadFile(name)
		given = append(given, string(bytes))
	}
	verdicts := ""
	for i := 0; i < len(given); i += 3 {
		request := httptest.NewRequest("POST", "/", strings.NewReader(given[i+1]))
		request.Header.Set("X-TFC-Task-Signature", given[i+2])
		_, valid, err := Verified(httptest.NewRecorder(), request, []byte(given[i]))
		if err == nil && valid {
			verdicts += "+"
		} else {
			verdicts += "-"
		}
	}
	fmt.Println(verdicts)
}
)"_L1;

struct Given
{
    QByteArray key;
    QByteArray body;
    QByteArray signature;
};

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
    QStringList filesOf(const QList<Given> &given) const;
    QByteArray verdicts(SnippetLanguage language, const QList<Given> &given) const;
    QByteArray goVerdicts(const QStringList &files) const;
    QByteArray shellVerdicts(const QStringList &files) const;

    QTemporaryDir m_folder;
};

/// A file each for the key, the body and the signature.
QStringList tst_Snippets::filesOf(const QList<Given> &given) const
{
    QStringList files;
    for (const Given &one : given) {
        for (const QByteArray &bytes : {one.key, one.body, one.signature})
            files += write(u"given%1"_s.arg(files.size()), bytes);
    }
    return files;
}

/// The line of the language's frame. One process judges all, except in the shell.
QByteArray tst_Snippets::verdicts(SnippetLanguage language, const QList<Given> &given) const
{
    const QStringList files = filesOf(given);
    const QString text = verificationSnippet(language);
    QProcess process;
    switch (language) {
    case SnippetLanguage::Go: return goVerdicts(files);
    case SnippetLanguage::Shell: return shellVerdicts(files);
    case SnippetLanguage::Python:
        process.start(u"python3"_s, QStringList{write(u"verify.py"_s, (text + PythonMain).toUtf8())} + files);
        break;
    case SnippetLanguage::Node:
        process.start(u"node"_s, QStringList{write(u"verify.mjs"_s, (text + NodeMain).toUtf8())} + files);
        break;
    }
    return process.waitForFinished(30'000) ? process.readLine().trimmed() : process.readAllStandardError();
}

QByteArray tst_Snippets::goVerdicts(const QStringList &files) const
{
    write(u"verify.go"_s, verificationSnippet(SnippetLanguage::Go).toUtf8());
    write(u"verify_test.go"_s, GoTest.toString().toUtf8());
    write(u"go.mod"_s, "module runtask\n\ngo 1.18\n");
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GIVEN"_s, files.join(u' '));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.start(u"go"_s, {u"test"_s, u"-count=1"_s});
    return process.waitForFinished(120'000) ? process.readLine().trimmed() : process.readAllStandardError();
}

QByteArray tst_Snippets::shellVerdicts(const QStringList &files) const
{
    const QString program = write(u"verify.sh"_s, verificationSnippet(SnippetLanguage::Shell).toUtf8());
    QByteArray verdicts;
    for (qsizetype first = 0; first < files.size(); first += 3) {
        QFile signature(files[first + 2]);
        if (!signature.open(QIODevice::ReadOnly))
            return {};
        const QString given = QString::fromLatin1(signature.readAll());
        const int status = QProcess::execute(u"sh"_s, {program, files[first], files[first + 1], given});
        verdicts += status == 0 ? '+' : status > 0 ? '-' : '?';
    }
    return verdicts;
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
    QList<Given> given;
    for (const QByteArray &key : {QByteArray("correct horse battery"), QByteArray("%s\\x \"$'*"), longKey})
        given.append({key, body, protocol::sign(key, body)});
    const QByteArray right = protocol::sign(longKey, body);
    given.append({longKey.chopped(1), body, right});
    for (const QByteArray &signature : {right.toUpper(), "sha512=" + right, right.chopped(1),
                                        protocol::sign(longKey, body.trimmed()), QByteArray("")})
        given.append({longKey, body, signature});
    given.append({"", body, protocol::sign({}, body)}); // everybody has the empty key
    QCOMPARE(verdicts(language, given), QByteArray("+++-------"));
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
