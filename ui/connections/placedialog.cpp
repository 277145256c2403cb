// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/placedialog.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

PlaceDialog::PlaceDialog(const service::WorkspaceName &place, QWidget *parent)
    : Dialog(parent)
    , m_organization(new QLineEdit(place.organization))
    , m_workspace(new QLineEdit(place.text))
    , m_workspaceField(new Field(tr("&Workspace"), m_workspace, this))
{
    setWindowTitle(tr("Open a workspace"));
    const int u = Theme::of(this).u();
    auto *organizationField = new Field(tr("&Organization"), m_organization, this);
    organizationField->setHint(tr("not needed for an id"));
    m_workspaceField->setHint(tr("name, or id beginning with ws-"));
    m_workspace->setMinimumWidth(Theme::of(this).width(u"ws-FTs6kr9iCwweku and a longer name"_s) + 8 * u);
    connect(m_workspace, &QLineEdit::textEdited, m_workspaceField, &Field::clearError);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *open = makeButton(ButtonRole::Primary, tr("Open"), {}, this);
    open->setDefault(true);
    buttons->addButton(open, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &PlaceDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PlaceDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(organizationField);
    layout->addWidget(m_workspaceField);
    layout->addWidget(buttons);
    m_workspace->setFocus();
    m_workspace->selectAll();
}

service::WorkspaceName PlaceDialog::place() const
{
    return {m_organization->text().trimmed(), m_workspace->text().trimmed()};
}

void PlaceDialog::accept()
{
    if (place().text.isEmpty()) {
        m_workspaceField->setError(tr("Enter a name, or an id that begins with ws-."));
        m_workspace->setFocus();
        return;
    }
    QDialog::accept();
}

} // namespace runlatch::ui
