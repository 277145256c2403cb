// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/application.h"
#include "support/quickfolder.h"
#include "support/suite.h"
#include "ui/inspector/interchange/importdialog.h"

#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::app {

/// Files that the program is started with are looked at, and imported only by a person.
class tst_FilesAtStart : public QObject
{
    Q_OBJECT
private slots:
    void theWindowSaysWhatIsInThem()
    {
        const support::QuickFolder folder;
        QFile raw(folder.filePath(u"request.http"_s));
        QVERIFY(raw.open(QIODevice::WriteOnly));
        raw.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}");
        raw.close();
        CommandLine line;
        line.demo = true;
        line.dataFolder = folder.filePath(u"data"_s);
        line.files = {raw.fileName()};
        Application application(*qApp, line);
        application.start();
        QTRY_COMPARE(application.window().findChildren<ui::ImportDialog *>().size(), 1);
        auto *const dialog = application.window().findChild<ui::ImportDialog *>();
        QVERIFY(dialog->isVisible());
        const auto isTold = [dialog] {
            const QList<QLabel *> labels = dialog->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->isVisible() && label->text().contains(u"1 request(s) will be imported."_s);
            });
        };
        QTRY_VERIFY(isTold());
        dialog->reject();
        QTRY_VERIFY(application.window().findChildren<ui::ImportDialog *>().isEmpty());
    }
};

RUNLATCH_WINDOW_TEST(tst_FilesAtStart)

} // namespace runlatch::app

#include "tst_filesatstart.moc"
