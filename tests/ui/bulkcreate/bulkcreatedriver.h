// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/bulkcreate/bulkcreatepage.h"

#include "protocol/bulkaction.h"
#include "protocol/exploredworkspace.h"
#include "support/answer.h"
#include "support/hastenedclock.h"
#include "support/scriptedserver.h"
#include "support/waiting.h"
#include "ui/bulkcreate/bulkcreateform.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exactjson.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/workbenchparts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

namespace runlatch::ui {

using namespace Qt::StringLiterals;
using changerequests::BulkDraft;
using protocol::ExplorerOperator;
using support::httpAnswer;
using support::Script;

inline Script organizations()
{
    return Script::answer(httpAnswer(200, R"({"data":[{"id":"acme","type":"organizations",
        "attributes":{"name":"acme","external-id":"org-1"}}]})"));
}

inline Script created()
{
    protocol::BulkAction action;
    action.id = u"eba-3Kd8sVq1"_s;
    const QJsonObject document{{u"data"_s, protocol::writeBulkAction(action)}};
    return Script::answer(httpAnswer(201, QJsonDocument(document).toJson()));
}

inline Script refused(const QByteArray &pointer)
{
    return Script::answer(httpAnswer(422,
                                     R"({"errors":[{"status":"422","title":"invalid attribute","detail":"Too bad",)"
                                     R"("source":{"pointer":")"
                                         + pointer + R"("}}]})"));
}

inline Script matches(int count)
{
    QJsonArray rows;
    for (int number = 0; number < 20; ++number) {
        const QString name = u"net-%1"_s.arg(number);
        rows += protocol::writeExploredWorkspace({.id = u"ws-%1"_s.arg(number), .name = name, .attributes = {}});
    }
    const QJsonObject pagination{{u"current-page"_s, 1},
                                 {u"page-size"_s, 20},
                                 {u"total-pages"_s, count / 20 + 1},
                                 {u"total-count"_s, count},
                                 {u"next-page"_s, 2}};
    const QJsonObject document{{u"data"_s, rows}, {u"meta"_s, QJsonObject{{u"pagination"_s, pagination}}}};
    return Script::answer(httpAnswer(200, QJsonDocument(document).toJson()));
}

/// The objects that the application makes before its window, with a scripted service.
template <typename AnyClock> struct Engine : WorkbenchParts<AnyClock>
{
    Engine(const QString &folder, Theme &theme, const QList<Script> &scripts)
        : WorkbenchParts<AnyClock>(folder, theme)
        , server(scripts)
    {
        endpoint = {server.url(u"/api/v2"_s), "secret-token"};
        endpoint.name = u"Test"_s;
        server.setAside("/explorer?", Script::answer(httpAnswer(404))); // the page asks by itself
        // The review looks for the same subject in its own time.
        server.setAside("/change-requests", Script::answer(httpAnswer(200, R"({"data":[]})")));
        this->workStore.open(folder + u"/work.sqlite"_s, &context, [](const base::Done &) {});
    }
    support::ScriptedServer server;
    service::Endpoint endpoint;
    QObject context;
};

/// The bulk create page with a scripted service, and the actions of a user.
template <typename AnyClock> struct AnyBulkCreateDriver
{
    explicit AnyBulkCreateDriver(Theme &used)
        : theme(used)
    {
    }

    void start(const QList<Script> &scripts)
    {
        engine = std::make_unique<Engine<AnyClock>>(folder.path(), theme, scripts);
    }

    void open(const QList<Script> &scripts)
    {
        start(scripts);
        openPage();
        QTRY_COMPARE(page->findChild<BulkCreateForm *>()->draft().organization, u"acme"_s);
    }

    /// The explorer answers so from now on; nothing more is told of its workspaces.
    void setMatches(const Script &answer)
    {
        engine->server.setAside("/explorer?", answer);
        engine->server.setAside("/workspaces/ws-", Script::answer(httpAnswer(403)));
    }

    void openPage()
    {
        page = std::make_unique<BulkCreatePage>(engine->workbench);
        page->resize(1200, 800);
        page->setEndpoint(engine->endpoint);
        page->show();
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
        QTRY_VERIFY(form().isEnabled());
    }

    static BulkDraft written()
    {
        BulkDraft draft;
        draft.organization = u"acme"_s;
        draft.conditions = {{{u"workspace_name"_s, ExplorerOperator::Contains, u"net-"_s}, true}};
        draft.sends = BulkDraft::Sends::Query;
        draft.subject = u"Raise TLS"_s;
        draft.message = u"**Raise** it."_s;
        return draft;
    }
    static protocol::BulkCreation creation() { return changerequests::creationOf(written()).value(); }

    /// Types field, operator, value, subject and message as a user would, as far as possible.
    void write()
    {
        click(button(u"addCondition"_s));
        auto *field = page->findChild<QLineEdit *>(u"field"_s);
        field->setFocus();
        QTest::keyClicks(field, u"workspace_name"_s);
        // The first Tab of a user closes the list. Offscreen the list may become active later, even if it is closed.
        if (QWidget *offers = QApplication::activePopupWidget())
            offers->close();
        page->activateWindow();
        QTest::keyClick(field, Qt::Key_Tab);
        for (auto *box : page->findChildren<QComboBox *>()) {
            if (box->accessibleName() == u"Operator of condition 1"_s) {
                box->setCurrentIndex(box->findData(int(ExplorerOperator::Contains)));
                emit box->activated(box->currentIndex());
            }
        }
        for (auto *line : page->findChildren<QLineEdit *>()) {
            if (line->accessibleName() == u"Value of condition 1"_s)
                QTest::keyClicks(line, u"net-"_s);
        }
        page->findChild<QRadioButton *>(u"sendsQuery"_s)->click();
        QTest::keyClicks(page->findChild<QLineEdit *>(u"subject"_s), u"Raise TLS"_s);
        QTest::keyClicks(page->findChild<QPlainTextEdit *>(u"message"_s), u"**Raise** it."_s);
        QCOMPARE(form().draft(), written());
    }

    BulkDraft storedDraft() const
    {
        const auto drafts = support::answerOf<QList<store::Draft>>(
            [this](QObject *asker, const auto &done) { engine->workStore.drafts(u"bulk-create"_s, asker, done); });
        return !drafts || drafts->isEmpty() ? BulkDraft()
                                            : *changerequests::readBulkDraft(drafts->constFirst().content);
    }
    QLineEdit *fieldOf(int condition) const
    {
        for (auto *line : page->findChildren<QLineEdit *>(u"field"_s)) {
            if (line->accessibleName() == u"Field of condition %1"_s.arg(condition))
                return line;
        }
        return nullptr;
    }
    bool shows(const QString &words) const
    {
        const auto isIt = [&](const auto *part) { return part->isVisible() && part->text().contains(words); };
        const auto labels = page->findChildren<QLabel *>();
        const auto bars = page->findChildren<MessageBar *>();
        return std::any_of(labels.cbegin(), labels.cend(), isIt) || std::any_of(bars.cbegin(), bars.cend(), isIt);
    }
    BulkCreateForm &form() const { return *page->findChild<BulkCreateForm *>(); }
    /// Presses the button for the next step, or the one that creates: the review has stood long enough by then.
    void press()
    {
        readReview();
        click(button(u"primary"_s));
    }
    void readReview()
    {
        if (form().step() == BulkCreateForm::Reviewing)
            engine->clock.advance(ConsentTime::Standing);
    }
    bool mayCreate()
    {
        readReview();
        return button(u"primary"_s)->isEnabled();
    }
    static void click(QAbstractButton *button)
    {
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QPushButton *button(const QString &name) const
    {
        for (auto *button : page->findChildren<QPushButton *>()) {
            if (button->isVisible() && (button->objectName() == name || button->text() == name))
                return button;
        }
        return nullptr;
    }
    void choose(const QString &word)
    {
        for (auto *choice : page->findChildren<QRadioButton *>()) {
            if (choice->text() == word)
                choice->click();
        }
    }
    QString text(const QString &name) const { return page->findChild<QLabel *>(name)->text(); }
    QString message() const
    {
        const auto *place = page->findChild<BarPlace *>(QString(), Qt::FindDirectChildrenOnly);
        const auto *bar = place->findChild<MessageBar *>();
        return bar->hasMessage() ? bar->text() : QString();
    }
    CodeView *code(const QString &name) const
    {
        for (auto *view : page->findChildren<CodeView *>()) {
            if (view->accessibleName() == name)
                return view;
        }
        return nullptr;
    }

    Theme &theme;
    QTemporaryDir folder;
    std::unique_ptr<Engine<AnyClock>> engine;
    std::unique_ptr<BulkCreatePage> page;
};

using BulkCreateDriver = AnyBulkCreateDriver<support::HastenedClock>;

} // namespace runlatch::ui
