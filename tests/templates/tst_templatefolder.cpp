// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "support/suite.h"
#include "templates/templatefolder.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using base::Rules;

/// The templates of a folder are kept under their names, and nothing else of the disk is reached through one.
class tst_TemplateFolder : public QObject
{
    Q_OBJECT
private slots:
    void namesStayInTheFolder_data();
    void namesStayInTheFolder();
    void keepsListsAndRemoves();
    void replacesOneOfThatName();
    void refusesWhatItCouldNotRead();
    void whatIsNoFileIsUnreadable();
    void isBounded();

private:
    static QByteArray textOf(const QString &message)
    {
        return templates::templateText({protocol::TaskStatus::Passed, message, {}, {}});
    }
    static QString ruleOf(const auto &result) { return result ? QString() : result.error().rule.name(); }
};

void tst_TemplateFolder::namesStayInTheFolder_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isOne");
    QTest::newRow("word") << u"passed"_s << true;
    QTest::newRow("blanks, letters beyond ASCII") << u"Prüfung läuft (2)"_s << true;
    QTest::newRow("dots and hyphens") << u"v1.2-final_x"_s << true;
    QTest::newRow("longest") << QString(templates::MaxNameLength, u'a') << true;
    QTest::newRow("too long") << QString(templates::MaxNameLength + 1, u'a') << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("slash") << u"a/b"_s << false;
    QTest::newRow("backslash") << u"a\\b"_s << false;
    QTest::newRow("parent") << u".."_s << false;
    QTest::newRow("path to the parent") << u"../a"_s << false;
    QTest::newRow("hidden") << u".a"_s << false;
    QTest::newRow("drive") << u"c:a"_s << false;
    QTest::newRow("blank at the end") << u"a "_s << false;
    QTest::newRow("line feed") << u"a\nb"_s << false;
    QTest::newRow("NUL") << u"a"_s + QChar(u'\0') + u"b"_s << false;
    QTest::newRow("bidi") << u"a\u202Eb"_s << false;
    QTest::newRow("wildcard") << u"a*"_s << false;
}

void tst_TemplateFolder::namesStayInTheFolder()
{
    QFETCH(QString, name);
    QFETCH(bool, isOne);
    QCOMPARE(templates::isTemplateName(name), isOne);
    const QTemporaryDir folder;
    const QString inside = folder.filePath(u"templates"_s);
    QCOMPARE(ruleOf(templates::saveTemplate(inside, name, textOf({}))), isOne ? QString() : Rules::TemplateName.name());
    QCOMPARE(ruleOf(templates::readTemplate(inside, name)), isOne ? QString() : Rules::TemplateName.name());
    QCOMPARE(ruleOf(templates::removeTemplate(inside, name)), isOne ? QString() : Rules::TemplateName.name());
    QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void tst_TemplateFolder::keepsListsAndRemoves()
{
    const QTemporaryDir data;
    const QString folder = templates::templateFolder(data.path());
    QVERIFY(templates::templateNames(folder).names.isEmpty()); // it is not there yet
    QCOMPARE(ruleOf(templates::readTemplate(folder, u"b"_s)), Rules::TemplateUnreadable.name());
    QVERIFY(templates::saveTemplate(folder, u"b"_s, textOf(u"{{run_id}}"_s)));
    QVERIFY(templates::saveTemplate(folder, u"a"_s, textOf(u"two"_s)));
    QFile other(QDir(folder).filePath(u"notes.txt"_s));
    QVERIFY(other.open(QIODevice::WriteOnly));
    const templates::TemplateNames listed = templates::templateNames(folder);
    QCOMPARE(listed.names, QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(listed.more, 0);
    const auto read = templates::readTemplate(folder, u"b"_s);
    QVERIFY(read);
    QCOMPARE(read->text(), textOf(u"{{run_id}}"_s));
    QVERIFY(templates::removeTemplate(folder, u"b"_s));
    QVERIFY(templates::removeTemplate(folder, u"b"_s)); // it is gone already
    QCOMPARE(templates::templateNames(folder).names, QStringList{u"a"_s});
}

void tst_TemplateFolder::replacesOneOfThatName()
{
    const QTemporaryDir folder;
    QVERIFY(!templates::hasTemplate(folder.path(), u"a"_s));
    QVERIFY(templates::saveTemplate(folder.path(), u"a"_s, textOf(u"one"_s)));
    QVERIFY(templates::hasTemplate(folder.path(), u"a"_s));
    QVERIFY(!templates::hasTemplate(folder.path(), u"../"_s + QDir(folder.path()).dirName() + u"/a"_s));
    QVERIFY(templates::saveTemplate(folder.path(), u"a"_s, textOf(u"two"_s)));
    QCOMPARE(templates::readTemplate(folder.path(), u"a"_s)->text(), textOf(u"two"_s));
    QCOMPARE(templates::templateNames(folder.path()).names.size(), 1);
}

/// The templates that the folder has already stay there.
void tst_TemplateFolder::refusesWhatItCouldNotRead()
{
    const QTemporaryDir folder;
    QVERIFY(templates::saveTemplate(folder.path(), u"a"_s, textOf(u"one"_s)));
    QCOMPARE(ruleOf(templates::saveTemplate(folder.path(), u"a"_s, textOf(u"{{access_token}}"_s))),
             Rules::TemplateSecret.name());
    QCOMPARE(templates::readTemplate(folder.path(), u"a"_s)->text(), textOf(u"one"_s));
    const QString taken = folder.filePath(u"a.json"_s); // a file where the folder should be
    QCOMPARE(ruleOf(templates::saveTemplate(taken, u"a"_s, textOf({}))), Rules::TemplateNotWritten.name());
}

void tst_TemplateFolder::whatIsNoFileIsUnreadable()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"a.json"_s));
    QCOMPARE(ruleOf(templates::readTemplate(folder.path(), u"a"_s)), Rules::TemplateUnreadable.name());
    QCOMPARE(templates::readTemplate(folder.path(), u"a"_s).error().subject, u"a"_s);
    QVERIFY(templates::templateNames(folder.path()).names.isEmpty());
}

void tst_TemplateFolder::isBounded()
{
    const QTemporaryDir folder;
    for (qsizetype number = 0; number <= templates::MaxTemplates; ++number) {
        QFile file(folder.filePath(u"t%1.json"_s.arg(number, 3, 10, QChar(u'0'))));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const templates::TemplateNames listed = templates::templateNames(folder.path());
    QCOMPARE(listed.names.size(), templates::MaxTemplates);
    QCOMPARE(listed.names.last(), u"t199"_s);
    QCOMPARE(listed.more, 1);
    QCOMPARE(ruleOf(templates::saveTemplate(folder.path(), u"new"_s, textOf({}))), Rules::TemplateTooMany.name());
    QVERIFY(templates::saveTemplate(folder.path(), u"t000"_s, textOf({})));
    QFile large(folder.filePath(u"t001.json"_s));
    QVERIFY(large.open(QIODevice::WriteOnly));
    QVERIFY(large.resize(templates::Template::MaxBytes + 1));
    QCOMPARE(ruleOf(templates::readTemplate(folder.path(), u"t001"_s)), Rules::TemplateTooLarge.name());
}

RUNLATCH_TEST(tst_TemplateFolder)
#include "tst_templatefolder.moc"
