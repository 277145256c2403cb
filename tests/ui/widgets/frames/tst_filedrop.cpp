// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/filedrop.h"

#include "support/suite.h"
#include "support/themedtest.h"

#include <QDialog>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// Files that are dropped on a window are taken, wherever nothing else wants them.
class tst_FileDrop : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void filesAreTaken();
    void aFolderKeepsItsName();
    void addressesAndTextAreNot();
    void notBehindADialog();

private:
    /// Tells whether the window takes the drag, and so its drop.
    static bool drop(QWidget &window, const QMimeData &data)
    {
        QDragEnterEvent enter({5, 5}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
        enter.ignore();
        QCoreApplication::sendEvent(&window, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event({5, 5}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window, &event);
        return event.isAccepted() && event.dropAction() == Qt::CopyAction;
    }
};

void tst_FileDrop::filesAreTaken()
{
    QWidget window;
    const FileDrop files(window);
    QSignalSpy dropped(&files, &FileDrop::dropped);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(u"/a b.har"_s), QUrl(u"https://x.example/c.har"_s)});
    QVERIFY(window.acceptDrops());
    QVERIFY(drop(window, data));
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(dropped.first().first().toStringList(), QStringList{u"/a b.har"_s});
}

/// Some systems write a slash behind it.
void tst_FileDrop::aFolderKeepsItsName()
{
    QWidget window;
    const FileDrop files(window);
    QSignalSpy dropped(&files, &FileDrop::dropped);
    QMimeData data;
    data.setUrls({QUrl(u"file:///a/b/"_s)});
    QVERIFY(drop(window, data));
    QCOMPARE(dropped.first().first().toStringList(), QStringList{u"/a/b"_s});
}

void tst_FileDrop::addressesAndTextAreNot()
{
    QWidget window;
    const FileDrop files(window);
    QSignalSpy dropped(&files, &FileDrop::dropped);
    QMimeData address;
    address.setUrls({QUrl(u"https://x.example/c.har"_s)});
    QMimeData text;
    text.setText(u"/a.har"_s);
    QVERIFY(!drop(window, address) && !drop(window, text));
    QCOMPARE(dropped.size(), 0);
}

void tst_FileDrop::notBehindADialog()
{
    QWidget window;
    const FileDrop files(window);
    QSignalSpy dropped(&files, &FileDrop::dropped);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(u"/a.har"_s)});
    window.show();
    QDialog dialog(&window);
    dialog.open();
    QVERIFY(!drop(window, data));
    const FileDrop onDialog(dialog);
    QSignalSpy onIt(&onDialog, &FileDrop::dropped);
    QVERIFY(drop(dialog, data));
    QCOMPARE(onIt.size(), 1);
    QCOMPARE(dropped.size(), 0);
    dialog.close();
    QVERIFY(drop(window, data));
    QCOMPARE(dropped.size(), 1);
}

RUNLATCH_WINDOW_TEST(tst_FileDrop)

#include "tst_filedrop.moc"
