// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/register/registerdialog.h"

#include "runtasks/taskreading.h"
#include "text/plaintext.h"
#include "ui/connections/connectionpicker.h"
#include "ui/connections/organizationpicker.h"
#include "ui/connections/workspacesearch.h"
#include "ui/inspector/register/registerwords.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/screenfit.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using runlatch::runtasks::AttachmentItem;

namespace runlatch::ui {

RegisterDialog::RegisterDialog(Workbench &workbench, const ListenerOffer &listener, QWidget *parent)
    : Dialog(parent)
    , m_workbench(workbench)
    , m_tasks(workbench.service)
    , m_attacher(m_tasks)
    , m_removal(m_tasks)
    , m_targets(workbench.service)
    , m_message(new MessageBar(this))
    , m_connection(new ConnectionPicker({workbench.connections, workbench.tokens, workbench.http, workbench.clock},
                                        workbench.preferences, this))
    , m_organization(new OrganizationPicker(workbench.service, this))
    , m_form(new RegisterForm(listener, this))
    , m_workspaces(new WorkspaceSearch(workbench.service, m_targets, this))
    , m_text(new CodeView(tr("Review and results"), CodeView::Place::Inset, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Register run task"));
    buildButtons();
    buildLayout();
    connectParts();
    connectWork();
    m_connection->setSimulator(workbench.simulator.isServing() ? std::optional(workbench.simulator.address())
                                                               : std::nullopt);
    m_connection->restore();
    showState();
    m_form->focusFirst();
}

QWidget *RegisterDialog::buildPlace()
{
    auto *place = new QWidget(this);
    auto *row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(m_connection);
    row->addWidget(m_organization);
    row->addStretch(1);
    return place;
}

void RegisterDialog::buildButtons()
{
    const auto add = [this](ButtonRole role, const QString &text, const QString &name) {
        QPushButton *button = makeButton(role, text, {}, this);
        button->setObjectName(name);
        button->setAutoDefault(false);
        m_buttons->addButton(button, QDialogButtonBox::ActionRole);
        return button;
    };
    m_review = add(ButtonRole::Standard, tr("&Review"), u"review"_s);
    m_save = add(ButtonRole::Primary, tr("Register"), u"register"_s);
    m_detach = add(ButtonRole::Standard, tr("De&tach..."), u"detach"_s);
    m_remove = add(ButtonRole::Danger, tr("Re&move..."), u"remove"_s);
    m_stop = add(ButtonRole::Standard, tr("&Stop"), u"stop"_s);
    m_showTest = add(ButtonRole::Standard, tr("Show test request"), u"showTest"_s);
    m_showTest->hide();
    m_buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
}

void RegisterDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_text->setMinimumHeight(m_text->heightOf(4));
    auto *panes = new QHBoxLayout;
    panes->setSpacing(4 * u);
    panes->addWidget(m_form, 1);
    panes->addWidget(m_workspaces, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(buildPlace());
    layout->addLayout(panes, 2);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_buttons);
    auto *fit = new ScreenFit(*this, {0, 0});
    resize(200 * u, 150 * u);
    fit->fit();
}

void RegisterDialog::connectParts()
{
    connect(m_connection, &ConnectionPicker::connected, this, [this](const service::Endpoint &endpoint) {
        m_endpoint = endpoint;
        m_organization->load(endpoint, {});
        setPlace();
    });
    connect(m_connection, &ConnectionPicker::disconnected, this, [this] {
        m_endpoint = {};
        setPlace();
    });
    connect(m_connection, &ConnectionPicker::simulatorWanted, this, [this] {
        m_message->setMessage(Tone::Info, tr("The simulator is not running."),
                              tr("Start it on its page, or choose another connection."));
    });
    connect(m_organization, &OrganizationPicker::chosen, this, &RegisterDialog::setPlace);
    connect(m_organization, &OrganizationPicker::failed, this, &RegisterDialog::fail);
    connect(m_form, &RegisterForm::changed, this, &RegisterDialog::changeOrder);
    connect(&m_targets, &models::TargetModel::changed, this, &RegisterDialog::changeOrder);
    connect(m_review, &QPushButton::clicked, this, &RegisterDialog::review);
    connect(m_save, &QPushButton::clicked, this, &RegisterDialog::save);
    connect(m_detach, &QPushButton::clicked, this, [this] { find(&RegisterDialog::askToDetach); });
    connect(m_remove, &QPushButton::clicked, this, [this] { find(&RegisterDialog::askToRemove); });
    connect(m_stop, &QPushButton::clicked, this, &RegisterDialog::stop);
    connect(m_showTest, &QPushButton::clicked, this, [this] { emit captureWanted(m_test); });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &RegisterDialog::reject);
}

void RegisterDialog::connectWork()
{
    const auto showItem = [this](const runtasks::Attacher &attacher, int index) {
        if (const QString line = RegisterWords::result(attacher.items().at(index)); !line.isEmpty())
            m_text->appendPlainText(line);
    };
    connect(&m_attacher, &runtasks::Attacher::changed, this,
            [this, showItem](int index) { showItem(m_attacher, index); });
    connect(&m_attacher, &runtasks::Attacher::finished, this, [this] {
        const auto &items = m_attacher.items();
        const auto done = std::count_if(items.begin(), items.end(), [](const auto &item) { return item.isDone(); });
        end();
        m_message->setMessage(done == items.size() ? Tone::Success : Tone::Warning,
                              tr("%1 of %n workspace(s) are done.", nullptr, static_cast<int>(items.size())).arg(done));
    });
    connect(&m_removal.detaching(), &runtasks::Attacher::changed, this,
            [this, showItem](int index) { showItem(m_removal.detaching(), index); });
    connect(&m_removal, &runtasks::TaskRemoval::finished, this, [this](const base::Done &removed) {
        end();
        if (!removed)
            fail(removed.error());
        else
            m_message->setMessage(Tone::Success, tr("The run task is removed."));
    });
    if (m_workbench.inspector.isOpen())
        connect(&m_workbench.inspector.receiver(), &inspector::Receiver::captured, this, &RegisterDialog::showCaptures);
}

/// Workspaces of another organization are not chosen any more.
void RegisterDialog::setPlace()
{
    const QString organization = m_endpoint.isNull() ? QString() : m_organization->organization();
    m_targets.setWorkspaces({}, organization);
    m_targets.setPlace(m_endpoint, organization);
    m_workspaces->setPlace(m_endpoint, organization);
    changeOrder();
}

/// What was reviewed does not hold any more.
void RegisterDialog::changeOrder()
{
    if (m_isWorking)
        return;
    if (m_call.isRunning())
        m_message->dismiss();
    m_call.abort();
    if (m_order)
        m_text->clear();
    m_order.reset();
    m_preparation = {};
    m_form->clearFaults();
    showState();
}

runtasks::TaskOrder RegisterDialog::order() const
{
    runtasks::TaskOrder order{.endpoint = m_endpoint, .organization = m_organization->organization()};
    order.setup = m_form->setup();
    order.placement = m_form->placement();
    for (const AttachmentItem &item : chosenItems())
        order.workspaceIds.append(item.workspaceId);
    return order;
}

/// The chosen workspaces, each with its attachment.
QList<AttachmentItem> RegisterDialog::chosenItems(const QList<protocol::ServedAttachment> &attachments) const
{
    QList<AttachmentItem> items;
    for (const models::TargetModel::Target &target : m_targets.workspaces()) {
        if (!target.id.isEmpty())
            items.append({.workspaceId = target.id, .workspaceName = target.name});
    }
    runtasks::takeAttachments(items, attachments);
    return items;
}

void RegisterDialog::review()
{
    m_call.abort();
    m_form->clearFaults();
    const runtasks::TaskOrder wanted = order();
    if (!wanted.workspaceIds.isEmpty() && wanted.placement.stages.isEmpty()) {
        m_message->setMessage(Tone::Error, tr("No stage is chosen."), tr("Choose at least one stage."));
        return;
    }
    m_message->setMessage(Tone::Info, tr("The service is asked what exists."));
    m_call = runtasks::prepare(m_tasks, wanted, this,
                               [this, wanted](const base::Result<runtasks::Preparation> &preparation) {
                                   if (!preparation) {
                                       fail(preparation.error());
                                       return;
                                   }
                                   m_message->dismiss();
                                   m_order = wanted;
                                   showReview(*preparation);
                               });
}

void RegisterDialog::showReview(const runtasks::Preparation &preparation)
{
    m_preparation = preparation;
    QStringList names;
    for (const AttachmentItem &item : chosenItems())
        names.append(item.workspaceName.isEmpty() ? item.workspaceId : item.workspaceName);
    m_text->setPlainText(RegisterWords::review(*m_order, preparation, names).join(u'\n'));
    showState();
    if (!preparation.existing || preparation.differences.isEmpty()) // nobody tells the old key of a changed one again
        m_save->setFocus();
}

void RegisterDialog::save()
{
    if (!m_order || m_isWorking)
        return;
    // As it was reviewed: the choice is emptied when the connection goes away in the meantime.
    const auto &existing = m_preparation.existing;
    const QList<AttachmentItem> items =
        chosenItems(existing ? existing->attachments : QList<protocol::ServedAttachment>());
    begin(tr("The service is saving the run task. It sends a test request to the URL first."));
    if (existing && m_preparation.differences.isEmpty()) {
        attach(existing->task, items);
        return;
    }
    m_isSaving = true;
    m_call = runtasks::save(m_tasks, *m_order, existing ? existing->task.id : QString(), this,
                            [this, items](const base::Result<runtasks::SavedTask> &saved) { takeSaved(saved, items); });
}

void RegisterDialog::takeSaved(const base::Result<runtasks::SavedTask> &saved, const QList<AttachmentItem> &items)
{
    if (!saved) {
        end();
        fail(saved.error());
        return;
    }
    m_text->appendPlainText(saved->wasFound    ? tr("No answer arrived, but the service has the run task.")
                                : saved->isNew ? tr("The run task is created.")
                                               : tr("The run task is changed."));
    attach(saved->task, items);
}

void RegisterDialog::attach(const protocol::ServedTask &task, const QList<AttachmentItem> &items)
{
    if (!items.isEmpty()) {
        m_attacher.start({m_order->endpoint, task.id, m_order->placement}, items);
        return;
    }
    end();
    m_message->setMessage(Tone::Success, tr("The run task is registered."));
}

/// Looks the run task up by its name alone: the other fields of the form do not count.
void RegisterDialog::find(void (RegisterDialog::*then)(const protocol::AttachedTask &))
{
    if (m_isWorking)
        return;
    m_call.abort();
    m_form->clearFaults();
    m_message->setMessage(Tone::Info, tr("The service is asked what exists."));
    m_call = runtasks::findTask(m_tasks, m_endpoint, m_organization->organization(), m_form->setup().name, this,
                                [this, then](const base::Result<protocol::AttachedTask> &task) {
                                    if (!task) {
                                        fail(task.error());
                                        return;
                                    }
                                    m_message->dismiss();
                                    (this->*then)(*task);
                                });
}

void RegisterDialog::askToDetach(const protocol::AttachedTask &task)
{
    const QList<AttachmentItem> items = chosenItems(task.attachments);
    if (!runtasks::areTold(task, items)) {
        m_message->setMessage(Tone::Error, tr("The service did not list all workspaces of the run task."),
                              tr("Detach it in the service."));
        return;
    }
    auto *question =
        new Confirmation(tr("Detach the run task from %n workspace(s)?", nullptr, static_cast<int>(items.size())),
                         tr("Their runs no longer call it. It can be attached again."), tr("Detach"), this);
    connect(question, &QDialog::accepted, this, [this, items, endpoint = m_endpoint, id = task.task.id] {
        begin(tr("The run task is being detached."));
        m_attacher.start({.endpoint = endpoint, .taskId = id}, items);
    });
    question->open();
}

void RegisterDialog::askToRemove(const protocol::AttachedTask &task)
{
    const auto workspaces = std::max(task.attachments.size(), task.task.attachmentIds.size());
    auto *question =
        new Confirmation(tr("Remove the run task %1 from %2?").arg(task.task.name, m_organization->organization()),
                         tr("It is detached from %n workspace(s) and deleted. This cannot be undone.", nullptr,
                            static_cast<int>(workspaces)),
                         tr("Remove"), this);
    question->setDiscarding();
    connect(question, &QDialog::accepted, this, [this, task, endpoint = m_endpoint] {
        begin(tr("The run task is being removed."));
        m_removal.start(endpoint, task);
    });
    question->open();
}

void RegisterDialog::stop()
{
    if (m_call.isRunning()) { // nothing but the saving is under way
        m_call.abort();
        end();
        m_message->setMessage(Tone::Warning, tr("It is not known whether the service saved the run task."),
                              tr("Review it to see what the service has."));
        return;
    }
    if (std::exchange(m_isStopping, true)) {
        m_attacher.abandon();
        m_removal.abandon();
        return;
    }
    m_message->setMessage(Tone::Info, tr("What was sent is waited for."), tr("Stop again to wait no longer."));
    m_attacher.cancel();
    m_removal.cancel();
}

/// Offers the test request that the service sends while it saves.
void RegisterDialog::showCaptures(const QList<store::CaptureRow> &rows)
{
    const auto test = std::find_if(rows.begin(), rows.end(),
                                   [](const store::CaptureRow &row) { return row.verification && !row.imported; });
    if (!m_isSaving || test == rows.end())
        return;
    m_isSaving = false;
    m_text->appendPlainText(
        tr("The test request of the service arrived. The listener answered %1.").arg(test->answered));
    m_test = test->id;
    m_showTest->show(); // beside the message, which may say by now why the service refused it
}

void RegisterDialog::fail(const base::Error &error)
{
    m_message->setSentence(wording::sentence(error));
    m_form->showFault(error);
}

void RegisterDialog::begin(const QString &doing)
{
    m_call.abort();
    m_isWorking = true;
    m_isStopping = false;
    m_isSaving = false;
    m_showTest->hide();
    m_message->setMessage(Tone::Info, doing);
    showState();
    m_stop->setFocus();
}

/// What was reviewed has changed by now: another review reads it again.
void RegisterDialog::end()
{
    m_isWorking = false;
    m_order.reset();
    m_preparation = {};
    const bool hadFocus = m_stop->hasFocus();
    showState();
    if (hadFocus)
        m_review->setFocus();
}

void RegisterDialog::showState()
{
    const bool isReviewed = m_order.has_value() && !m_isWorking;
    const bool exists = isReviewed && m_preparation.existing.has_value();
    const bool canAsk = !m_isWorking && !m_endpoint.isNull() && !m_organization->organization().isEmpty();
    const bool canFind = canAsk && protocol::canBeTaskName(m_form->setup().name);
    m_review->setEnabled(canAsk);
    m_save->setEnabled(isReviewed);
    m_save->setText(exists && !m_preparation.differences.isEmpty() ? tr("Change run task") : tr("Register"));
    m_detach->setEnabled(canFind && !m_targets.workspaces().isEmpty());
    m_remove->setEnabled(canFind);
    m_stop->setEnabled(m_isWorking);
    for (QWidget *part : QWidgetList{m_connection, m_organization, m_form, m_workspaces})
        part->setEnabled(!m_isWorking);
    m_buttons->button(QDialogButtonBox::Close)->setEnabled(!m_isWorking);
}

void RegisterDialog::reject()
{
    if (!m_isWorking) // what was sent is waited for, so that its outcome is known
        Dialog::reject();
}

} // namespace runlatch::ui
