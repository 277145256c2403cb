// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestnotices.h"

#include "ui/changerequests/resultsdialog.h"
#include "ui/widgets/frames/messagebar.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::ChangeRequestPager;
using changerequests::Gathering;

namespace {

Result failed(const QString &id, const QString &subject, const base::Error &error)
{
    return {.id = id,
            .subject = subject,
            .place = {},
            .state = {ChangeRequestNotices::tr("Not read"), Tone::Error, u"circle-x"_s, false},
            .reason = wording::sentence(error, wording::Activity::Listing).text()};
}

QString nameOf(const Gathering::Failure &failure)
{
    if (!failure.workspace.name.isEmpty())
        return failure.workspace.name;
    return failure.workspace.id.isEmpty() ? ChangeRequestNotices::tr("List of workspaces") : failure.workspace.id;
}

/// The row that the error is about. Its subject is a pointer into the answer, such as "/data/3/id".
QString rowOf(const base::Error &error)
{
    bool isNumber = false;
    const int index = error.subject.section(u'/', 2, 2).toInt(&isNumber);
    //: %1 is the number of a row of the page
    return isNumber ? ChangeRequestNotices::tr("Row %1").arg(QLocale().toString(index + 1)) : error.subject;
}

} // namespace

ChangeRequestNotices::ChangeRequestNotices(ChangeRequestPager &pager, QWidget *parent)
    : QWidget(parent)
    , m_pager(pager)
    , m_message(new MessageBar(this))
    , m_hint(new MessageBar(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_hint);
    connect(&pager, &ChangeRequestPager::pageChanged, this, &ChangeRequestNotices::showPage);
    connect(&pager, &ChangeRequestPager::shifted, this, &ChangeRequestNotices::showShift);
    connect(&pager, &ChangeRequestPager::gatheringChanged, this, &ChangeRequestNotices::showGathering);
    connect(&pager, &ChangeRequestPager::failed, this,
            [this](const base::Error &error) { showError(error, wording::Activity::Listing); });
}

void ChangeRequestNotices::dismiss()
{
    m_message->dismiss();
    m_hint->dismiss();
}

void ChangeRequestNotices::showError(const base::Error &error, wording::Activity activity)
{
    const bool isAboutPlace =
        activity == wording::Activity::ListingOrganizations || activity == wording::Activity::ListingWorkspaces;
    wording::Sentence sentence = wording::sentence(error, activity);
    if (sentence.action == wording::Sentence::Action::None && !isAboutPlace)
        sentence.action = wording::Sentence::Action::TryAgain; // a list can always be requested again
    m_message->setSentence(sentence, [this, rule = error.rule, isAboutPlace](wording::Sentence::Action action) {
        act(action, rule, isAboutPlace);
    });
    if (isAboutPlace)
        connect(m_message->addTextAction(tr("Open by name...")), &QPushButton::clicked, this,
                &ChangeRequestNotices::placeWanted);
}

void ChangeRequestNotices::act(wording::Sentence::Action action, base::Rule rule, bool isAboutPlace)
{
    if (action == wording::Sentence::Action::EditConnection) {
        emit connectionWanted();
        return;
    }
    if (action == wording::Sentence::Action::ShowCertificate) {
        emit certificateWanted(rule);
        return;
    }
    dismiss();
    if (isAboutPlace)
        emit placesWanted();
    else
        m_pager.reload();
}

void ChangeRequestNotices::showPage()
{
    dismiss();
    if (const auto count = static_cast<int>(m_pager.unreadable().size()); count > 0) {
        m_message->setMessage(Tone::Warning, tr("%n row(s) of this page could not be read.", nullptr, count),
                              tr("The readable part is shown."));
        connect(m_message->addTextAction(tr("Show reasons")), &QPushButton::clicked, this,
                &ChangeRequestNotices::showReasons);
    } else if (m_pager.repeated() > 0) {
        m_message->setMessage(Tone::Warning,
                              tr("%n row(s) of this page have the id of another one.", nullptr, m_pager.repeated()),
                              tr("Each id is shown once."));
    }
}

void ChangeRequestNotices::showShift()
{
    m_hint->setMessage(Tone::Info, tr("The list changed while you turned the page."),
                       tr("A change request may be missing from both pages. Reload, or load all."));
    connect(m_hint->addTextAction(tr("Load all")), &QPushButton::clicked, &m_pager, &ChangeRequestPager::loadAll);
}

/// Shows the result once, when loading all has ended and its rows are shown.
void ChangeRequestNotices::showGathering()
{
    const bool isGathering = m_pager.state() == ChangeRequestPager::State::Gathering;
    if (std::exchange(m_isGathering, isGathering) == isGathering)
        return;
    if (isGathering) {
        dismiss();
        return;
    }
    const Gathering &gathering = m_pager.gathering();
    const bool hasFailed = m_pager.state() == ChangeRequestPager::State::Failed;
    if (hasFailed && (!m_pager.isAllWorkspaces() || m_pager.error().kind == base::ErrorKind::Unauthorized))
        showError(m_pager.error(), wording::Activity::Listing);
    else if (!gathering.failures().isEmpty() || !gathering.unreadable().isEmpty())
        showMissing(gathering.failures());
    if (gathering.wasCancelled()) {
        m_hint->setMessage(Tone::Info, tr("Loading was stopped."),
                           tr("The list shows the part that arrived; filter and sort cover only this part."));
        connect(m_hint->addTextAction(tr("Load all")), &QPushButton::clicked, &m_pager, &ChangeRequestPager::reload);
    } else if (!gathering.unsettled().isEmpty()) {
        m_hint->setMessage(Tone::Info, tr("The list kept changing while it was read."),
                           tr("A change request may be missing; reload to be sure."));
    }
}

void ChangeRequestNotices::showMissing(const QList<Gathering::Failure> &failures)
{
    const auto workspaces = static_cast<int>(failures.size());
    const auto rows = static_cast<int>(m_pager.gathering().unreadable().size());
    if (workspaces == 1 && failures.first().workspace.id.isEmpty() && failures.first().workspace.name.isEmpty()) {
        showError(failures.first().error, wording::Activity::ListingWorkspaces);
        return;
    }
    const QString fact = workspaces > 0 ? tr("%n workspace(s) could not be read to the end.", nullptr, workspaces)
                                        : tr("%n row(s) could not be read.", nullptr, rows);
    m_message->setMessage(Tone::Warning, fact, tr("The readable part is shown."));
    connect(m_message->addTextAction(tr("Show reasons")), &QPushButton::clicked, this,
            &ChangeRequestNotices::showReasons);
    connect(m_message->addTextAction(tr("Try again")), &QPushButton::clicked, &m_pager, &ChangeRequestPager::reload);
}

void ChangeRequestNotices::showReasons()
{
    QList<Result> results;
    if (m_pager.isGathered() || m_pager.isAllWorkspaces()) {
        for (const Gathering::Failure &failure : m_pager.gathering().failures())
            results += failed(QString::number(results.size()), nameOf(failure), failure.error);
        for (const Gathering::Failure &failure : m_pager.gathering().unreadable())
            results += failed(QString::number(results.size()), tr("A row of %1").arg(nameOf(failure)), failure.error);
    } else {
        for (const base::Error &error : m_pager.unreadable())
            results += failed(QString::number(results.size()), rowOf(error), error);
    }
    auto *dialog = new ResultsDialog(tr("What could not be read"), tr("What"), this);
    dialog->setSummary(tr("%n could not be read", nullptr, static_cast<int>(results.size())));
    dialog->setPlacesShown(false);
    dialog->setResults(results);
    connect(dialog->addAction(tr("Try again"), u"refresh-cw"_s), &QPushButton::clicked, dialog, [this, dialog] {
        dialog->close();
        m_pager.reload();
    });
    dialog->open();
}

} // namespace runlatch::ui
