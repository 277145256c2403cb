// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/rulesinuse.h"

#include "base/answer.h"
#include "inspector/automaticreplies.h"
#include "inspector/plan/planlink.h"
#include "rulebook/rulewords.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/listener/listenerdialog.h"
#include "ui/inspector/listener/rulespage.h"
#include "ui/workbench.h"
#include "wording/sentence.h"

#include <QFileInfo>
#include <QThreadPool>

namespace runlatch::ui {

RulesInUse::RulesInUse(Workbench &workbench, inspector::AutomaticReplies &automatic, ListenerControl &control)
    : QObject(&control)
    , m_workbench(workbench)
    , m_automatic(automatic)
    , m_control(control)
{
    connect(&control, &ListenerControl::dialogMade, this, [this](ListenerDialog *dialog) { addTo(*dialog); });
    use(workbench.preferences.ruleFile());
}

void RulesInUse::use(const QString &file)
{
    if (m_file ? m_file->file() == QFileInfo(file).absoluteFilePath() : file.isEmpty())
        return;
    m_file.reset();
    if (!file.isEmpty()) {
        m_file = std::make_unique<rulebook::RuleFile>(file, m_workbench.clock);
        connect(m_file.get(), &rulebook::RuleFile::changed, this, [this] { set(m_file->book()); });
        connect(m_file.get(), &rulebook::RuleFile::told, this, &RulesInUse::tell);
        m_file->read();
    } else {
        set({});
        emit told({});
    }
}

void RulesInUse::set(const rulebook::RuleBook &book)
{
    m_automatic.setRules(book);
    apply();
}

void RulesInUse::apply()
{
    if (m_workbench.inspector.isOpen())
        m_workbench.inspector.receiver().setRules(m_automatic.rules());
}

void RulesInUse::tell()
{
    const rulebook::RuleFile::State &state = m_file->state();
    if (state.error) {
        emit told(wording::sentence(*state.error).text());
    } else if (state.isGood()) {
        emit told({});
    } else {
        const script::Mistake &first = state.mistakes.constFirst();
        emit told(
            tr("Line %1, column %2: %3")
                .arg(QString::number(first.line), QString::number(first.column), rulebook::RuleWords::mistake(first)));
    }
}

void RulesInUse::addTo(ListenerDialog &dialog)
{
    auto *page = new RulesPage(m_workbench.preferences.ruleFile(), m_workbench.clock);
    dialog.addRules(page);
    connect(page, &RulesPage::tryWanted, this, [this, page] { tryAgainstChosen(*page); });
    connect(&dialog, &QDialog::accepted, this, [this, page] {
        m_workbench.preferences.setRuleFile(page->file());
        use(page->file());
    });
}

/// Reads the request from the store, and tries the rules in a thread of the pool: its body may be large.
void RulesInUse::tryAgainstChosen(RulesPage &page)
{
    const store::CaptureRow *row = m_chosen ? m_chosen() : nullptr;
    if (!row || !m_workbench.inspector.isOpen()) {
        page.showRemark(tr("Choose a request in the list first."));
        return;
    }
    page.showRemark({});
    const store::EndpointNames names = m_control.options().endpointNames();
    const auto load = [page = &page, names, book = page.book()](const base::Result<store::Capture> &capture) {
        if (!capture) {
            page->showRemark(wording::sentence(capture.error()).text());
            return;
        }
        const base::Answer<QList<rulebook::RuleTrial>> answer(
            page, [page, book, id = capture->row.id](const base::Result<QList<rulebook::RuleTrial>> &trials) {
                page->showTrials(book, *trials, tr("Tried against request %1.").arg(id));
            });
        QThreadPool::globalInstance()->start([answer, names, book, capture = *capture] {
            rulebook::RuleRequest request(capture.row, capture.body, names);
            if (inspector::mayFetchUnasked(capture.row))
                request.awaitPlan();
            answer(book.tryAgainst(request));
        });
    };
    m_workbench.inspector.store().load(row->id, &page, load);
}

} // namespace runlatch::ui
