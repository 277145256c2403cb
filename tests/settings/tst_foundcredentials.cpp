// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/foundcredentials.h"
#include "support/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch::settings;

namespace {

const auto TwoHosts = R"({"credentials":{"app.terraform.io":{"token":"one.atlasv1.x"},
    "tf.example:8443":{"token":" two\n"}},"other":1})";

QStringList shown(const QList<FoundCredential> &found)
{
    QStringList lines;
    for (const FoundCredential &credential : found)
        lines.append(credential.address.toString() + u' ' + QString::fromUtf8(credential.token));
    return lines;
}

} // namespace

/// Credentials of other programs are found in files and variables, and hostile files give nothing.
class tst_FoundCredentials : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void readsTheFileOfEachSystem_data();
    void readsTheFileOfEachSystem();
    void readsVariables_data();
    void readsVariables();
    void hostileFilesGiveNothing_data();
    void hostileFilesGiveNothing();
    void neverReadsWhatIsNoRegularFile();
    void offersTheSameOnce();

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return path;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_FoundCredentials::readsTheFileOfEachSystem_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("Linux and macOS") << u"home/.terraform.d/credentials.tfrc.json"_s;
    QTest::newRow("Windows") << u"roaming/terraform.d/credentials.tfrc.json"_s;
}

void tst_FoundCredentials::readsTheFileOfEachSystem()
{
    QFETCH(const QString, file);
    const QString path = write(file, TwoHosts);
    const auto places = CredentialPlaces::of(
        m_folder->filePath(u"home"_s), {{u"APPDATA"_s, QDir::toNativeSeparators(m_folder->filePath(u"roaming"_s))}});
    const auto found = findCredentials(places);
    QCOMPARE(shown(found),
             (QStringList{u"https://app.terraform.io one.atlasv1.x"_s, u"https://tf.example:8443 two"_s}));
    QCOMPARE(found.first().source, QDir::toNativeSeparators(path));
}

void tst_FoundCredentials::readsVariables_data()
{
    using Environment = QHash<QString, QString>;
    QTest::addColumn<Environment>("environment");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const Environment &environment, const QString &expected) {
        QTest::newRow(name) << environment << (expected.isEmpty() ? QStringList() : QStringList{expected});
    };
    row("dots", {{u"TF_TOKEN_app_terraform_io"_s, u"t"_s}}, u"https://app.terraform.io t"_s);
    row("dashes", {{u"TF_TOKEN_my__tf_example_com"_s, u"t"_s}}, u"https://my-tf.example.com t"_s);
    row("as they are", {{u"TF_TOKEN_my-tf_example_com"_s, u"t"_s}}, u"https://my-tf.example.com t"_s);
    row("other letters", {{u"TF_TOKEN_xn____caf__dma_fr"_s, u"t"_s}}, u"https://xn--caf-dma.fr t"_s);
    row("no host", {{u"TF_TOKEN_"_s, u"t"_s}}, {});
    row("bad host", {{u"TF_TOKEN_a b"_s, u"t"_s}}, {});
    row("no token", {{u"TF_TOKEN_tf_example"_s, u" "_s}}, {});
    row("two lines", {{u"TF_TOKEN_tf_example"_s, u"a\r\nX: y"_s}}, {});
    row("address", {{u"TFE_TOKEN"_s, u"t"_s}, {u"TFE_ADDRESS"_s, u"http://tf.example:8080/x?y"_s}},
        u"http://tf.example:8080 t"_s);
    row("host name", {{u"TFE_TOKEN"_s, u"t"_s}, {u"TFE_HOSTNAME"_s, u"tf.example"_s}}, u"https://tf.example t"_s);
    row("empty address", {{u"TFE_TOKEN"_s, u"t"_s}, {u"TFE_ADDRESS"_s, u""_s}, {u"TFE_HOSTNAME"_s, u"tf.example"_s}},
        u"https://tf.example t"_s);
    row("by itself", {{u"TFE_TOKEN"_s, u"t"_s}}, u"https://app.terraform.io t"_s);
    row("secret address", {{u"TFE_TOKEN"_s, u"t"_s}, {u"TFE_ADDRESS"_s, u"https://u:p@h"_s}}, {});
    row("file", {{u"TFE_TOKEN"_s, u"t"_s}, {u"TFE_ADDRESS"_s, u"file:///etc"_s}}, {});
}

void tst_FoundCredentials::readsVariables()
{
    using Environment = QHash<QString, QString>;
    QFETCH(const Environment, environment);
    QFETCH(const QStringList, expected);
    QCOMPARE(shown(findCredentials({.files = {}, .environment = environment})), expected);
}

void tst_FoundCredentials::hostileFilesGiveNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray good(TwoHosts);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("broken") << good.chopped(3);
    QTest::newRow("no object") << QByteArray("[1,2]");
    QTest::newRow("wrong types") << QByteArray(R"({"credentials":{"a.example":"t","b.example":{"token":7},
        "c.example":{"token":null},"d.example":[]}})");
    QTest::newRow("credentials a list") << QByteArray(R"({"credentials":[{"token":"t"}]})");
    QTest::newRow("hosts that are none") << QByteArray(R"({"credentials":{"":{"token":"t"},"u:p@h":{"token":"t"}}})");
    QTest::newRow("deep") << QByteArray(R"({"credentials":)") + QByteArray(100000, '[');
    QTest::newRow("huge") << good + QByteArray(1024 * 1024, ' ');
    QTest::newRow("zero bytes") << QByteArray(1000, '\0');
    QTest::newRow("long token") << QByteArray(R"({"credentials":{"a.example":{"token":")" + QByteArray(5000, 't')
                                              + R"("}}})");
}

void tst_FoundCredentials::hostileFilesGiveNothing()
{
    QFETCH(const QByteArray, bytes);
    const QString path = write(u"credentials.tfrc.json"_s, bytes);
    QVERIFY(findCredentials({.files = {path}, .environment = {}}).isEmpty());
}

void tst_FoundCredentials::neverReadsWhatIsNoRegularFile()
{
    const QString first = m_folder->filePath(u"a"_s);
    const QString second = m_folder->filePath(u"b"_s);
    QVERIFY(QFile::link(first, second));
    QVERIFY(QFile::link(second, first));
    const CredentialPlaces places{
        .files = {first, second, m_folder->path(), m_folder->filePath(u"missing"_s), u"/dev/zero"_s},
        .environment = {}};
    QVERIFY(findCredentials(places).isEmpty());
}

void tst_FoundCredentials::offersTheSameOnce()
{
    const QString path = write(u"credentials.tfrc.json"_s, TwoHosts);
    const auto found = findCredentials(
        {.files = {path, path},
         .environment = {{u"TF_TOKEN_app_terraform_io"_s, u"one.atlasv1.x"_s}, {u"TFE_TOKEN"_s, u"another"_s}}});
    QCOMPARE(found.size(), 3);
    QCOMPARE(found.first().source, QDir::toNativeSeparators(path));
    QCOMPARE(found.last().source, u"TFE_TOKEN"_s);
}

RUNLATCH_TEST(tst_FoundCredentials)
#include "tst_foundcredentials.moc"
