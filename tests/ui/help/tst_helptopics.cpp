// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/help/helptopics.h"

#include "help/library.h"
#include "support/suite.h"
#include "support/themedtest.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// The text of all headers of the window.
QString headersOfUi()
{
    QString all;
    QDirIterator files(QStringLiteral(RUNLATCH_TEST_DATA "/../../ui"), {u"*.h"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QFile::ReadOnly))
            all += QString::fromUtf8(file.readAll());
    }
    return all;
}

} // namespace

namespace standin {

/// Has the name of a part of the window, which is all that counts here.
class FilterEdit : public QWidget
{
    Q_OBJECT
};

} // namespace standin

/// Each part of the window with a place in the help exists, and so does the place.
class tst_HelpTopics : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void everyPlaceExists();
    void everyPartExists();
    void theInnermostPartDecides();
};

void tst_HelpTopics::everyPlaceExists()
{
    const help::Library library(u"en"_s);
    for (const HelpTopic &topic : helpTopics()) {
        const help::Page *page = library.page(topic.place);
        QVERIFY2(page && page->indexOf(QString(topic.place).section(u'#', 1)) >= 0, topic.part.data());
    }
}

void tst_HelpTopics::everyPartExists()
{
    const QString headers = headersOfUi();
    for (const HelpTopic &topic : helpTopics())
        QVERIFY2(headers.contains(u"class %1 "_s.arg(topic.part)), topic.part.data());
}

void tst_HelpTopics::theInnermostPartDecides()
{
    standin::FilterEdit edit;
    auto *line = new QWidget(&edit);
    QCOMPARE(helpTopicOf(line), u"filter"_s);
    const QWidget none;
    QCOMPARE(helpTopicOf(&none), u"start"_s);
    QCOMPARE(helpTopicOf(nullptr), u"start"_s);
}

RUNLATCH_WINDOW_TEST(tst_HelpTopics)

} // namespace runlatch::ui

#include "tst_helptopics.moc"
