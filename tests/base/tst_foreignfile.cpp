// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/foreignfile.h"
#include "support/othersfile.h"
#include "support/suite.h"

#include <QSaveFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// A link that another user laid out is not followed, and everybody's own links are.
class tst_ForeignFile : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        if (!support::canActAsOthers())
            QSKIP("Only the system's administrator can make files of another user.");
        QVERIFY(QDir(m_folder.path()).mkdir(u"open"_s));
        QVERIFY(QDir(m_folder.path()).mkdir(u"closed"_s));
        QVERIFY(support::openToOthers(place(u"open"_s)));
        QFile target(place(u"target"_s));
        QVERIFY(target.open(QIODevice::WriteOnly) && target.write("mine") == 4);
    }
    void cleanup() { QVERIFY(QDir(m_folder.path()).removeRecursively() && QDir().mkpath(m_folder.path())); }

    void knowsLinksOfOthers()
    {
        const QString own = place(u"open/own"_s);
        const QString foreign = place(u"open/foreign"_s);
        const QString behind = place(u"behind"_s);
        const QString closed = place(u"closed/foreign"_s);
        for (const QString &link : {own, foreign, closed})
            QVERIFY(QFile::link(place(u"target"_s), link));
        QVERIFY(QFile::link(foreign, behind));
        QVERIFY(support::giveLinkToOthers(foreign) && support::giveLinkToOthers(closed));
        QVERIFY(base::isForeignLink(foreign));
        QVERIFY(base::isForeignLink(behind)); // an own link that leads to it
        QVERIFY(!base::isForeignLink(own));
        QVERIFY(!base::isForeignLink(closed)); // nobody else could make one there
        QVERIFY(!base::isForeignLink(place(u"target"_s)));
        QVERIFY(!base::isForeignLink(place(u"open/nothing"_s)));
    }

    void savesThroughNoLinkOfOthers()
    {
        const QString link = place(u"open/report"_s);
        QVERIFY(QFile::link(place(u"target"_s), link));
        {
            QSaveFile file(link);
            QVERIFY(base::openForSaving(file, base::Rules::FileNotWritten));
            QVERIFY(file.write("report") == 6 && file.commit());
        }
        QCOMPARE(contents(u"target"_s), QByteArray("report"));
        QVERIFY(support::giveLinkToOthers(link));
        QSaveFile file(link);
        const base::Done opened = base::openForSaving(file, base::Rules::FileNotWritten);
        QVERIFY(!opened);
        QCOMPARE(opened.error().rule, base::Rules::FileForeignLink);
        QCOMPARE(opened.error().subject, link);
        QCOMPARE(contents(u"target"_s), QByteArray("report"));
        QSaveFile nowhere(place(u"no folder/report"_s));
        QCOMPARE(base::openForSaving(nowhere, base::Rules::FileNotWritten).error().rule, base::Rules::FileNotWritten);
    }

    void knowsFilesThatOthersCanChange()
    {
        const QString file = place(u"target"_s);
        QVERIFY(support::openToOthers(file));
        QVERIFY(!base::isForeignAndOpen(file)); // it is this user's
        QVERIFY(support::giveToOthers(file));
        QVERIFY(base::isForeignAndOpen(file));
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
        QVERIFY(!base::isForeignAndOpen(file));
        QVERIFY(!base::isForeignAndOpen(place(u"nothing"_s)));
    }

private:
    QString place(const QString &name) const { return m_folder.filePath(name); }
    QByteArray contents(const QString &name) const
    {
        QFile file(place(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

RUNLATCH_TEST(tst_ForeignFile)
#include "tst_foreignfile.moc"
