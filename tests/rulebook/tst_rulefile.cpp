// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/rulefile.h"

#include "base/rules.h"
#include "support/fakeclock.h"
#include "support/quickfolder.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace runlatch::rulebook {

/// Rules follow their file, and a file that cannot be used leaves them as they were.
class tst_RuleFile : public QObject
{
    Q_OBJECT
private slots:
    void followsTheFile();
    void keepsTheRulesOfABrokenFile();
    void saysNothingTwice();
    void followsItsTemplates();

private:
    /// Writes the file, beside it first where `isReplaced`, as editors do.
    void write(const QByteArray &text, bool isReplaced = false)
    {
        const QString name = isReplaced ? m_file + u".new"_s : m_file;
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        if (isReplaced)
            QVERIFY(QFile::remove(m_file) && QFile::rename(name, m_file));
    }
    /// Waits until the change was seen, and lets the pause go by.
    bool notices(const QSignalSpy &told, qsizetype count)
    {
        const bool isTold = support::waitFor([&] {
            m_clock.advance(RuleFile::Pause);
            return told.size() >= count;
        });
        QThreadPool::globalInstance()->waitForDone(); // the file is not read while the test writes it
        return isTold;
    }

    support::QuickFolder m_folder;
    const QString m_file = m_folder.filePath(u"a.rules"_s);
    support::FakeClock m_clock;
};

void tst_RuleFile::followsTheFile()
{
    write("rule name=one");
    RuleFile rules(m_file, m_clock);
    const QSignalSpy told(&rules, &RuleFile::told);
    const QSignalSpy changed(&rules, &RuleFile::changed);
    QVERIFY(rules.book().isEmpty());
    rules.read();
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(rules.book().find(u"one"_s));
    write("rule name=two");
    QVERIFY(notices(told, 2));
    QVERIFY(rules.book().find(u"two"_s) && !rules.book().find(u"one"_s));
    for (const char *text : {"rule name=three", "rule name=four"}) { // the new file is watched as well
        write(text, true);
        QVERIFY(notices(told, told.size() + 1));
        QVERIFY(rules.book().find(QString::fromLatin1(text).section(u'=', 1)));
    }
    QCOMPARE(changed.size(), 4);
}

void tst_RuleFile::keepsTheRulesOfABrokenFile()
{
    write("rule name=one");
    RuleFile rules(m_file, m_clock);
    const QSignalSpy told(&rules, &RuleFile::told);
    const QSignalSpy changed(&rules, &RuleFile::changed);
    rules.begin("rule name=one");
    QCOMPARE(changed.size(), 1);
    write("rule name=two\n  leaf\n");
    QVERIFY(notices(told, 2));
    QVERIFY(rules.book().find(u"one"_s) && !rules.state().isGood());
    QCOMPARE(rules.state().mistakes.first().line, 2);
    QCOMPARE(rules.state().mistakes.first().column, 3);
    QVERIFY(QFile::remove(m_file));
    QVERIFY(notices(told, 3));
    QCOMPARE(rules.state().error->rule, base::Rules::FileUnreadable);
    QVERIFY(rules.book().find(u"one"_s));
    write(QByteArray(RuleBook::MaxBytes + 1, '#'));
    QVERIFY(notices(told, 4));
    QCOMPARE(rules.state().error->rule, base::Rules::RuleBookTooLarge);
    QVERIFY(rules.book().find(u"one"_s));
    write("rule name=one"); // as it was: that is told, too
    QVERIFY(notices(told, 5));
    QVERIFY(rules.state().isGood());
}

void tst_RuleFile::saysNothingTwice()
{
    write("rule name=one");
    RuleFile rules(m_file, m_clock);
    const QSignalSpy told(&rules, &RuleFile::told);
    rules.read();
    QTRY_COMPARE(told.size(), 1);
    write("rule name=one", true);
    rules.read();
    rules.read();
    QThreadPool::globalInstance()->waitForDone();
    write("rule name=two", true);
    QVERIFY(notices(told, 2));
    QCOMPARE(told.size(), 2);
}

void tst_RuleFile::followsItsTemplates()
{
    const auto writeTemplate = [this](const QByteArray &message) {
        QFile file(m_folder.filePath(u"content.json"_s));
        return file.open(QIODevice::WriteOnly)
            && file.write(R"({"data":{"type":"task-results","attributes":{"status":"passed","message":")" + message
                          + R"("}}})")
            > 0;
    };
    const auto message = [](const RuleFile &rules) {
        const AnswerRule *rule = rules.book().find(u"one"_s);
        const auto filled = rule ? rule->replies.first().content->filled({}) : base::Error();
        return filled ? filled->message : QString();
    };
    write("rule name=one\nreply passed template=content");
    RuleFile rules(m_file, m_clock);
    const QSignalSpy told(&rules, &RuleFile::told);
    rules.read();
    QTRY_COMPARE(told.size(), 1);
    QCOMPARE(rules.state().mistakes.value(0).rule.name(), base::Rules::TemplateUnreadable.name());
    QVERIFY(writeTemplate("{{access_token}}")); // it comes, with what no template may have
    QVERIFY(notices(told, 2));
    QVERIFY(rules.state().mistakes.value(0).rule.name() != base::Rules::TemplateUnreadable.name());
    QVERIFY(writeTemplate("first"));
    QVERIFY(notices(told, 3));
    QCOMPARE(message(rules), u"first"_s);
    QVERIFY(writeTemplate("second"));
    QVERIFY(notices(told, 4));
    QCOMPARE(message(rules), u"second"_s);
    QVERIFY(writeTemplate("{{access_token}}"));
    QVERIFY(notices(told, 5));
    QVERIFY(!rules.state().isGood());
    QCOMPARE(message(rules), u"second"_s);
}

RUNLATCH_TEST(tst_RuleFile)

} // namespace runlatch::rulebook

#include "tst_rulefile.moc"
