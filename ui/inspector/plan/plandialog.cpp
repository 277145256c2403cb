// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/plan/plandialog.h"

#include "base/answer.h"
#include "rulebook/rulebook.h"
#include "text/plaintext.h"
#include "ui/inspector/plan/planview.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sentence.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr qint64 LookedAt = 64 * 1024; // bytes

QByteArray beginningOf(const QString &name)
{
    const QFileInfo info(name);
    QFile file(name);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly)) // reading a pipe may never end
        return {};
    return file.read(LookedAt);
}

/// A request that quotes a plan has its quotes escaped, so its text does not match.
bool isPlan(const QByteArray &head)
{
    constexpr QByteArrayView Marks[] = {"\"format_version\":",    "\"resource_changes\":", "\"planned_values\":",
                                        "\"terraform_version\":", "\"resource_drift\":",   "\"output_changes\":"};
    const QByteArray compact = QByteArray(head).replace("\": ", "\":").replace("\" :", "\":");
    const auto has = [&compact](QByteArrayView mark) { return compact.contains(mark); };
    return head.trimmed().startsWith('{') && std::any_of(std::begin(Marks), std::end(Marks), has);
}

} // namespace

PlanDialog *PlanDialog::show(QWidget *parent, const QString &file)
{
    auto *dialog = new PlanDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open(file);
    dialog->QDialog::show();
    return dialog;
}

PlanDialog::PlanDialog(QWidget *parent)
    : Dialog(parent, Qt::Window)
    , m_message(new MessageBar)
    , m_leftOut(new MessageBar)
    , m_view(new PlanView)
{
    const int u = Theme::of(this).u();
    m_message->setClosable(false);
    auto *close = makeButton(ButtonRole::Standard, tr("Close"), {}, this);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *actions = new QDialogButtonBox;
    actions->addButton(close, QDialogButtonBox::RejectRole);
    actions->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    auto *bars = new BarPlace;
    bars->add(m_leftOut);
    bars->add(m_message);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    column->addWidget(bars);
    column->addWidget(actions);
    setMinimumSize((QSize(150, 90) * u).boundedTo({800, 500}));
    resize((QSize(260, 170) * u).boundedTo(parent ? parent->window()->size() : QSize(QSize(260, 170) * u)));
    connect(m_view, &PlanView::opened, m_view, &PlanView::focusFirst);
    connect(m_view, &PlanView::failed, this, [this](const base::Error &error) {
        m_view->hide();
        m_message->setSentence(wording::sentence(error));
    });
}

void PlanDialog::open(const QString &file)
{
    //: %1 is the name of a file
    setWindowTitle(tr("Plan: %1").arg(text::plainText(QFileInfo(file).fileName())));
    m_message->dismiss();
    m_view->show();
    m_view->openFile(file);
}

void PlanDialog::showLeftOut(int plans)
{
    m_leftOut->setMessage(Tone::Info, tr("%n more plan(s) were not opened.", nullptr, plans),
                          tr("Up to %1 are opened at once. Open the others on their own.").arg(MaxAtOnce));
}

void sortFiles(const QStringList &files, QObject *context, base::Callback<SortedFiles> done)
{
    const base::Answer<SortedFiles> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([files, answer] {
        SortedFiles sorted;
        for (const QString &file : files) {
            const QByteArray head = beginningOf(file);
            if (isPlan(head))
                sorted.plans.append(file);
            else if (rulebook::beginsWithRule(head))
                sorted.rules.append(file);
            else
                sorted.others.append(file);
        }
        answer(sorted);
    });
}

} // namespace runlatch::ui
