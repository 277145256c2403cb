// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/session.h"

#include "settings/preferences.h"
#include "support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::settings;

/// The window as it was left is kept within its bounds, without secrets, and only where it is wanted.
class tst_KeptSession : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void remembers();
    void keepsNoSecret();
    void boundsWhatItKeeps();
    void boundsWhatItReads();
    void isForgottenWhereItIsNotWanted();
    void listensAgainOnlyWhereItIsWanted();
    void restsWhilePaused();
    void goesOnInMemory();

private:
    QString kept(SessionPart part) const { return Preferences(m_folder->path()).session().text(part); }
    void keep(SessionPart part, const QString &text) const
    {
        Preferences(m_folder->path()).session().setText(part, text);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_KeptSession::remembers()
{
    QCOMPARE(kept(SessionPart::Page), QString());
    const QString filter = u"is:failed, \"two words\" = 50 %; é\\"_s;
    keep(SessionPart::Page, u"check"_s);
    keep(SessionPart::CheckFilter, filter);
    QCOMPARE(kept(SessionPart::Page), u"check"_s);
    QCOMPARE(kept(SessionPart::CheckFilter), filter);
    QCOMPARE(kept(SessionPart::ActivityFilter), QString());
    keep(SessionPart::CheckFilter, {});
    QCOMPARE(kept(SessionPart::CheckFilter), QString());
}

void tst_KeptSession::keepsNoSecret()
{
    keep(SessionPart::CaptureFilter, u"state:failed"_s);
    keep(SessionPart::CaptureFilter, u"Authorization: Bearer CanaryToken0123456789abcdef"_s);
    QCOMPARE(kept(SessionPart::CaptureFilter), QString());
    QFile file(m_folder->filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("Canary"));
}

void tst_KeptSession::boundsWhatItKeeps()
{
    keep(SessionPart::ActivityFilter, QString(Session::MaxFilter, u'x'));
    QCOMPARE(kept(SessionPart::ActivityFilter).size(), Session::MaxFilter);
    keep(SessionPart::ActivityFilter, QString(Session::MaxFilter + 1, u'x'));
    QCOMPARE(kept(SessionPart::ActivityFilter), QString());
    keep(SessionPart::ChangeRequest, QString(Session::MaxName + 1, u'x'));
    QCOMPARE(kept(SessionPart::ChangeRequest), QString());
}

/// Somebody else may have written the file.
void tst_KeptSession::boundsWhatItReads()
{
    QFile file(m_folder->filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[session]\npage=" + QByteArray(Session::MaxName + 1, 'a') + "\nsegment=a, b, c\ncheck_kind=all\n");
    file.close();
    QCOMPARE(kept(SessionPart::Page), QString());
    QCOMPARE(kept(SessionPart::Segment), QString());
    QCOMPARE(kept(SessionPart::CheckKind), u"all"_s);
}

void tst_KeptSession::isForgottenWhereItIsNotWanted()
{
    Preferences preferences(m_folder->path());
    Session &session = preferences.session();
    QVERIFY(session.isWanted());
    session.setText(SessionPart::Page, u"check"_s);
    session.setWanted(false);
    session.setText(SessionPart::Segment, u"all"_s);
    QCOMPARE(session.text(SessionPart::Page), QString());
    session.setWanted(true);
    QCOMPARE(session.text(SessionPart::Page), QString());
    QCOMPARE(session.text(SessionPart::Segment), QString());
}

void tst_KeptSession::listensAgainOnlyWhereItIsWanted()
{
    QVERIFY(!Preferences(m_folder->path()).session().listensAgain());
    Preferences(m_folder->path()).session().setListensAgain(true);
    QVERIFY(Preferences(m_folder->path()).session().listensAgain());
    keep(SessionPart::Listener, u"listening"_s);
    QCOMPARE(kept(SessionPart::Listener), u"listening"_s);
    Preferences(m_folder->path()).session().setListensAgain(false);
    QCOMPARE(kept(SessionPart::Listener), QString());
}

void tst_KeptSession::restsWhilePaused()
{
    keep(SessionPart::Page, u"check"_s);
    {
        Preferences preferences(m_folder->path());
        preferences.session().pause();
        QCOMPARE(preferences.session().text(SessionPart::Page), QString());
        preferences.session().setText(SessionPart::Page, u"activity"_s);
    }
    QCOMPARE(kept(SessionPart::Page), u"check"_s);
}

/// The window is made anew in the same process, also in a demonstration; nothing of that reaches the disk.
void tst_KeptSession::goesOnInMemory()
{
    keep(SessionPart::Page, u"check"_s);
    {
        Preferences preferences(m_folder->path());
        Session &session = preferences.session();
        session.pause();
        session.setText(SessionPart::Page, u"activity"_s);
        session.setText(SessionPart::CaptureFilter, u"Authorization: Bearer CanaryToken0123456789abcdef"_s);
        session.setText(SessionPart::Segment, QString(Session::MaxName + 1, u'x'));
        QCOMPARE(session.text(SessionPart::Page), QString());
        session.goOn();
        QCOMPARE(session.text(SessionPart::Page), u"activity"_s);
        QVERIFY(session.text(SessionPart::CaptureFilter).contains(u"Canary"_s));
        QCOMPARE(session.text(SessionPart::Segment), QString());
        QCOMPARE(session.text(SessionPart::CheckFilter), QString());
    }
    QCOMPARE(kept(SessionPart::Page), u"check"_s);
    QFile file(m_folder->filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("Canary"));
}

RUNLATCH_TEST(tst_KeptSession)

#include "tst_keptsession.moc"
