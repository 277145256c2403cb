// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintfixtures.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch::lint;
using namespace runlatch::tests;

/// A text of the right type is held to the form of its key: web address, time, id, or no blank text.
class tst_LintForms : public QObject
{
    Q_OBJECT

private slots:
    void wholeWebAddresses_data();
    void wholeWebAddresses();
    void brokenWebAddresses_data();
    void brokenWebAddresses();
    void times_data();
    void times();
    void ids_data();
    void ids();
    void blankTexts_data();
    void blankTexts();
    void aBlankTextMayBeLong();
};

namespace {

const QStringList WebAddresses{u"configuration_version_download_url"_s,
                               u"run_app_url"_s,
                               u"task_result_callback_url"_s,
                               u"vcs_commit_url"_s,
                               u"vcs_pull_request_url"_s,
                               u"vcs_repo_url"_s,
                               u"workspace_app_url"_s,
                               u"plan_json_api_url"_s};
const QStringList CalledAddresses{u"task_result_callback_url"_s, u"plan_json_api_url"_s};

/// The good text with another value of the key, as it is written between the quotes.
QByteArray with(QByteArray text, const QByteArray &key, const QByteArray &value)
{
    const qsizetype begin = text.indexOf('"' + key + "\":") + key.size() + 3;
    const qsizetype end = text.indexOf('\n', begin);
    const bool hasComma = text[end - 1] == ',';
    return text.replace(begin, end - begin, '"' + value + '"' + (hasComma ? "," : ""));
}

QStringList toldOfRequest(const QString &key, const QByteArray &value)
{
    const QByteArray good = fixture(u"lint/request/good.json"_s);
    QStringList told = LintFixtures::told(lintRequest(with(good, key.toLatin1(), value)));
    for (QString &line : told)
        line = line.section(u' ', 1);
    return told;
}

/// Of the url of the result, and that of the outcome.
QStringList toldOfResultUrls(const QByteArray &value)
{
    QByteArray text = fixture(u"lint/callback/good.json"_s);
    text.replace("https://integrator.example/run-i3Df5to9ELvibKpQ", value);
    text.replace("https://integrator.example/result/127", value);
    QStringList told = LintFixtures::told(lintCallback(text));
    for (QString &line : told)
        line = line.section(u' ', 1);
    return told;
}

} // namespace

void tst_LintForms::wholeWebAddresses_data()
{
    QTest::addColumn<QByteArray>("url");
    for (const char *url :
         {"https://a.example", "HTTP://A.EXAMPLE/", "https://a.example:8443/x/y?z=1&w=%20#top", "http://127.0.0.1:1/",
          "http://[::1]:8080/x", R"(https:\/\/a.example\/x)", "https://a.example/\\u00e4",
          "https://gr\xc3\xb6\xc3\x9f"
          "e.example/\xe2\x9c\x93",
          "https://a.example/(x)/~y;z=1,2/@me!$&'*+", "https://user@a.example/"})
        QTest::newRow(url) << QByteArray(url);
}

void tst_LintForms::wholeWebAddresses()
{
    QFETCH(const QByteArray, url);
    for (const QString &key : WebAddresses)
        QCOMPARE(toldOfRequest(key, url), QStringList());
    QCOMPARE(toldOfResultUrls(url), QStringList());
}

void tst_LintForms::brokenWebAddresses_data()
{
    QTest::addColumn<QByteArray>("url");
    for (const char *url : {"https://:80/",
                            "https://a:99999/",
                            "https://a:x/",
                            "http://[",
                            "http://[::1",
                            "https://",
                            "https:///x",
                            "https://?x",
                            "https://a b/",
                            "https://a.example/a b",
                            R"(https://a.example/\n)",
                            R"(https://a\t.example/)",
                            R"(https://a.example/\u0000)",
                            R"(https://a.example/\u007f)",
                            "https://a..example/",
                            "https://-a/",
                            "https://a.example/%zz",
                            R"(https://a.example/\"x)",
                            R"(https://a.example/\\x)",
                            "https://a.example/<x>",
                            "https://a.example/{x}"})
        QTest::newRow(url) << QByteArray(url);
}

void tst_LintForms::brokenWebAddresses()
{
    QFETCH(const QByteArray, url);
    for (const QString &key : WebAddresses) {
        const QString severity = CalledAddresses.contains(key) ? u"error"_s : u"warning"_s;
        QCOMPARE(toldOfRequest(key, url), QStringList(severity + u" payload.url /"_s + key));
    }
    QCOMPARE(toldOfResultUrls(url),
             (QStringList{u"warning payload.url /data/attributes/url"_s,
                          u"warning payload.url /data/relationships/outcomes/data/0/attributes/url"_s}));
}

void tst_LintForms::times_data()
{
    QTest::addColumn<QByteArray>("time");
    QTest::addColumn<bool>("isGood");
    for (const char *time :
         {"2021-09-02T14:47:13.036Z", "2021-09-02T14:47:13Z", "2021-09-02T14:47Z", "2021-09-02T14:47:13+02:00",
          "2021-09-02T14:47:13.123456789-0530", "2024-02-29T00:00:00Z", R"(2021-09-02T14:47:13\u005a)"})
        QTest::newRow(time) << QByteArray(time) << true;
    for (const char *time : {"2021-09-02 14:47:13Z",
                             "2021-09-02T14:47:13",
                             "2021-09-02",
                             "2026-02-30T10:00:00Z",
                             "2025-02-29T10:00:00Z",
                             "2021-13-02T10:00:00Z",
                             "2021-09-02T25:00:00Z",
                             "2021-09-02T10:61:00Z",
                             "2021-9-2T10:00:00Z",
                             "2021-09-02T10:00:00+25:00",
                             "2021-09-02T10:00:00ZZ",
                             "2021-09-02T10:00:00 Z",
                             " 2021-09-02T10:00:00Z",
                             "2021-09-02T10:00:00.Z",
                             "2021-09-02T10Z",
                             "20210902T100000Z",
                             "2021-09-02t10:00:00z",
                             "1630594033",
                             "now",
                             "T",
                             "2021-09-02T",
                             "2021-09-02T10:00:00+",
                             "   "})
        QTest::newRow(time) << QByteArray(time) << false;
}

void tst_LintForms::times()
{
    QFETCH(const QByteArray, time);
    QFETCH(const bool, isGood);
    QCOMPARE(toldOfRequest(u"run_created_at"_s, time),
             isGood ? QStringList() : QStringList(u"warning payload.time /run_created_at"_s));
}

void tst_LintForms::ids_data()
{
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<bool>("isGood");
    for (const char *behind : {"-1", "-FTs6kr9iCwweku"})
        QTest::newRow(behind) << QByteArray(behind) << true;
    for (const char *behind :
         {"", "-", "1", "--1", "-a-b", "-a_b", "-a b", "-a.b", R"(-a\n)", "-\xc3\xa4", "-a ", "-*"})
        QTest::newRow(behind) << QByteArray(behind) << false;
}

void tst_LintForms::ids()
{
    QFETCH(const QByteArray, behind);
    QFETCH(const bool, isGood);
    for (const auto &[key, prefix] :
         {std::pair(u"run_id"_s, "run"), std::pair(u"task_result_id"_s, "taskrs"), std::pair(u"workspace_id"_s, "ws")})
        QCOMPARE(toldOfRequest(key, prefix + behind),
                 isGood ? QStringList() : QStringList(u"warning payload.id /"_s + key));
    QCOMPARE(toldOfRequest(u"run_id"_s, "RUN-1"), QStringList(u"warning payload.id /run_id"_s));
    QCOMPARE(toldOfRequest(u"run_id"_s, "ws-1"), QStringList(u"warning payload.id /run_id"_s));
}

void tst_LintForms::blankTexts_data()
{
    QTest::addColumn<QByteArray>("blank");
    for (const char *blank : {"", " ", "   ", R"(\n)", R"(\t \u0020)", "\xc2\xa0", R"(\u00a0\u3000)"})
        QTest::newRow(blank) << QByteArray(blank);
}

/// A blank token is none, as a blank name is. Other texts may be empty: a run's message is what somebody typed.
void tst_LintForms::blankTexts()
{
    QFETCH(const QByteArray, blank);
    for (const QString &key :
         {u"access_token"_s, u"configuration_version_id"_s, u"organization_name"_s, u"workspace_name"_s})
        QCOMPARE(toldOfRequest(key, blank), QStringList(u"error payload.empty /"_s + key));
    for (const QString &key :
         {u"run_message"_s, u"run_created_by"_s, u"vcs_branch"_s, u"workspace_working_directory"_s})
        QCOMPARE(toldOfRequest(key, blank), QStringList());
}

void tst_LintForms::aBlankTextMayBeLong()
{
    QCOMPARE(toldOfRequest(u"access_token"_s, QByteArray(100'000, ' ')),
             QStringList(u"error payload.empty /access_token"_s));
    QCOMPARE(toldOfRequest(u"access_token"_s, QByteArray(100'000, ' ') + 'x'), QStringList());
}

RUNLATCH_TEST(tst_LintForms)
#include "tst_lintforms.moc"
