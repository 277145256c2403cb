// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdownview.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/markdown/markdownbrowser.h"
#include "ui/markdown/markdownlinkdialog.h"
#include "ui/markdown/textmarks.h"
#include "ui/widgets/bytes/codeview.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QImage>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;

/// Foreign markdown loads nothing and opens nothing without a question.
class tst_MarkdownView : public runlatch::support::ThemedTest
{
    Q_OBJECT
public slots:
    void openedInBrowser(const QUrl &url) { m_opened += url; }

private slots:
    void initTestCase() { QDesktopServices::setUrlHandler(u"https"_s, this, "openedInBrowser"); }

    void init()
    {
        m_theme->apply(ThemeChoice::Light);
        m_opened.clear();
        m_view = std::make_unique<MarkdownView>(u"Message"_s);
        m_view->resize(500, 300);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void cleanup() { m_view.reset(); }
    void cleanupTestCase() { QDesktopServices::unsetUrlHandler(u"https"_s); }

    /// Found words are marked, formatted and as text, and the marks stay for later texts.
    void marksWords()
    {
        const auto marked = [](const auto *view) {
            QStringList words;
            for (const QTextEdit::ExtraSelection &mark : view->extraSelections())
                words += mark.cursor.selectedText();
            return words;
        };
        const auto *browser = m_view->findChild<MarkdownBrowser *>();
        m_view->setMarked({u"tls"_s, QString()});
        m_view->setMarkdown(u"Raise **TLS** before\n\n- tls 1.0 ends"_s);
        QCOMPARE(marked(browser), (QStringList{u"TLS"_s, u"tls"_s}));
        QVERIFY(browser->extraSelections().first().format.fontUnderline()); // not by a color alone
        m_view->setShownAsText(true);
        QCOMPARE(marked(m_view->findChild<CodeView *>()), (QStringList{u"TLS"_s, u"tls"_s}));
        QEvent newColors(QEvent::PaletteChange);
        QApplication::sendEvent(m_view->findChild<CodeView *>(), &newColors);
        QCOMPARE(marked(m_view->findChild<CodeView *>()).size(), 2);
        m_view->setMarked({});
        QCOMPARE(browser->extraSelections().size(), 0);
    }

    void marksABoundedNumberOfPlaces()
    {
        m_view->setMarked({u"a"_s});
        m_view->setMarkdown(u"a "_s.repeated(3000));
        QCOMPARE(m_view->findChild<MarkdownBrowser *>()->extraSelections().size(), MaxTextMarks);
    }

    void wrapsTheText()
    {
        m_view->setMarkdown(u"word "_s.repeated(200));
        m_view->setShownAsText(true);
        const auto *text = m_view->findChild<CodeView *>();
        QCOMPARE(text->horizontalScrollBar()->maximum(), 0);
    }

    void showsNoLocalFile_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::newRow("file URL") << u"![x](file://%1/red.png)"_s;
        QTest::newRow("absolute path") << u"![x](%1/red.png)"_s;
        QTest::newRow("relative path") << u"![x](red.png)"_s;
        QTest::newRow("HTML image") << u"<img src=\"%1/red.png\">"_s;
        QTest::newRow("HTML background") << u"<table background=\"file://%1/red.png\"><tr><td>x</td></tr></table>"_s;
        QTest::newRow("HTML style") << u"<p style=\"background-image:url(%1/red.png);color:red\">x</p>"_s;
        QTest::newRow("image in a link") << u"[![x](%1/red.png)](https://a.example)"_s;
    }

    void showsNoLocalFile()
    {
        QFETCH(QString, pattern);
        const QTemporaryDir folder;
        QImage red(40, 40, QImage::Format_RGB32);
        red.fill(Qt::red);
        QVERIFY(red.save(folder.filePath(u"red.png"_s)));
        const QString before = QDir::currentPath();
        QDir::setCurrent(folder.path());
        m_view->setMarkdown(pattern.contains(u"%1") ? pattern.arg(folder.path()) : pattern);
        QVERIFY(!hasRed(m_view->grab().toImage()));
        QDir::setCurrent(before);
    }

    void wouldSeeRed()
    {
        QPixmap red(3, 3);
        red.fill(Qt::red);
        QVERIFY(hasRed(red.toImage()));
    }

    void answersEveryResourceItself()
    {
        auto *browser = m_view->findChild<MarkdownBrowser *>();
        const auto pixmap = browser->loadResource(QTextDocument::ImageResource, QUrl(u"file:///x"_s)).value<QPixmap>();
        QCOMPARE(pixmap.size(), QSize(1, 1));
        QVERIFY(pixmap.toImage().pixelColor(0, 0).alpha() == 0);
        QCOMPARE(browser->loadResource(QTextDocument::HtmlResource, QUrl(u"file:///x"_s)), QVariant(QByteArray()));
        QVERIFY(!browser->openLinks());
    }

    void copiesPlainText()
    {
        m_view->setMarkdown(u"**a** [b](https://b.example/x) ![c](https://c.example/c.png) <i>d</i>"_s);
        auto *browser = m_view->findChild<MarkdownBrowser *>();
        browser->selectAll();
        browser->copy();
        const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
        QVERIFY(!copied->hasHtml() && !copied->hasImage() && !copied->hasUrls());
        QVERIFY2(copied->text().startsWith(u"a b "_s), qPrintable(copied->text()));
        for (const QString &format : copied->formats())
            QVERIFY2(!copied->data(format).contains(".example/"), qPrintable(format));
    }

    void asksBeforeItOpens()
    {
        const QSignalSpy activated(m_view.get(), &MarkdownView::linkActivated);
        m_view->setMarkdown(u"[harmless](https://a.example/%E2%80%AEgnp?q=1)"_s);
        activateFirstLink();
        auto *dialog = m_view->findChild<MarkdownLinkDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QCOMPARE(activated.size(), 1);
        QVERIFY(dialog->findChild<QPlainTextEdit *>()->toPlainText().startsWith(u"https://a.example/"_s));
        QVERIFY(m_opened.isEmpty());
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"openLink"_s), Qt::LeftButton);
        QCOMPARE(m_opened.size(), 1);
        QCOMPARE(m_opened.first().host(), u"a.example"_s);
    }

    void opensNothingWhenRefused()
    {
        m_view->setMarkdown(u"<https://a.example>"_s);
        activateFirstLink();
        auto *dialog = m_view->findChild<MarkdownLinkDialog *>();
        QTest::keyClick(dialog, Qt::Key_Return); // Cancel is the default
        QVERIFY(!dialog->isVisible());
        QVERIFY(m_opened.isEmpty());
    }

    void showsInvisibleCharacters()
    {
        const QString text = MarkdownLinkDialog::visibleText(u"a\u202Eb\u200Bc\nd"_s);
        QCOMPARE(text, u"a\\u{202E}b\\u{200B}c\\u{000A}d"_s);
        QCOMPARE(MarkdownLinkDialog::visibleText(u"a\U000E0041\u200D\U0001F600"_s),
                 u"a\\u{E0041}\\u{200D}\U0001F600"_s);
    }

    void reachesLinksByKeyboard()
    {
        m_view->setMarkdown(u"[one](https://a.example/1) and [two](https://a.example/2)"_s);
        auto *browser = m_view->findChild<MarkdownBrowser *>();
        const QSignalSpy activated(m_view.get(), &MarkdownView::linkActivated);
        m_view->activateWindow();
        browser->setFocus();
        QTest::keyClick(browser, Qt::Key_Tab);
        QTest::keyClick(browser, Qt::Key_Tab);
        QTest::keyClick(browser, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.first().first().toUrl(), QUrl(u"https://a.example/2"_s));
    }

    void saysWhatIsMissingAndShowsItAsText()
    {
        m_view->setMarkdown(u"short"_s);
        QVERIFY(!toggle()->isVisible());
        const QString text = u"paragraph\n\n"_s.repeated(600) + u"the end"_s;
        m_view->setMarkdown(text);
        QVERIFY(m_view->extent().isCut);
        QVERIFY(toggle()->isVisible());
        QTest::mouseClick(toggle(), Qt::LeftButton);
        QVERIFY(m_view->isShownAsText());
        QVERIFY(m_view->findChild<CodeView *>()->toPlainText().endsWith(u"the end"_s));
        QTest::mouseClick(toggle(), Qt::LeftButton);
        QVERIFY(!m_view->isShownAsText());
    }

    void rendersAllWhenAsked()
    {
        const QString text = u"paragraph\n\n"_s.repeated(600) + u"the end"_s;
        m_view->setMarkdown(text);
        const auto *browser = m_view->findChild<MarkdownBrowser *>();
        QVERIFY(!browser->toPlainText().endsWith(u"the end"_s));
        auto *all = m_view->findChildren<QPushButton *>().last();
        QVERIFY(all->isVisible());
        QTest::mouseClick(all, Qt::LeftButton);
        QVERIFY(browser->toPlainText().endsWith(u"the end"_s));
        QVERIFY(!toggle()->isVisible());  // nothing is cut any more
        m_view->setMarkdown(text + u'!'); // another text has the usual limits again
        QVERIFY(m_view->extent().isCut && all->isVisible());
    }

    void followsTheTheme()
    {
        m_view->setMarkdown(u"text"_s);
        m_theme->apply(ThemeChoice::Dark);
        const auto color = [this] {
            return m_view->findChild<MarkdownBrowser *>()
                ->document()
                ->begin()
                .begin()
                .fragment()
                .charFormat()
                .foreground()
                .color();
        };
        QTRY_COMPARE(color(), m_theme->color(Token::Text));
    }

private:
    static bool hasRed(const QImage &image)
    {
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor color = image.pixelColor(x, y);
                if (color.red() > 200 && color.green() < 60 && color.blue() < 60)
                    return true;
            }
        }
        return false;
    }

    QPushButton *toggle() const { return m_view->findChild<QPushButton *>(); }

    void activateFirstLink()
    {
        auto *browser = m_view->findChild<MarkdownBrowser *>();
        QTextCursor cursor(browser->document());
        cursor.setPosition(1);
        QTest::mouseClick(browser->viewport(), Qt::LeftButton, {}, browser->cursorRect(cursor).center());
    }

    std::unique_ptr<MarkdownView> m_view;
    QList<QUrl> m_opened;
};

RUNLATCH_WINDOW_TEST(tst_MarkdownView)
#include "tst_markdownview.moc"
