// Generated from supabase/migrations by `npm run db:types`: change those, then run it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  __InternalSupabase: { PostgrestVersion: '13' }
  public: {
    Tables: {
      account_deletions: {
        Row: {
          due_at: string
          requested_at: string
          user_id: string
        }
        Insert: {
          due_at?: string
          requested_at?: string
          user_id: string
        }
        Update: {
          due_at?: string
          requested_at?: string
          user_id?: string
        }
        Relationships: []
      }
      beta_invites: {
        Row: {
          company: string | null
          created_at: string
          email: string
          full_name: string
          id: string
          mailed_at: string | null
          requested_from: string | null
        }
        Insert: {
          company?: string | null
          created_at?: string
          email: string
          full_name: string
          id?: string
          mailed_at?: string | null
          requested_from?: string | null
        }
        Update: {
          company?: string | null
          created_at?: string
          email?: string
          full_name?: string
          id?: string
          mailed_at?: string | null
          requested_from?: string | null
        }
        Relationships: []
      }
      content: {
        Row: {
          claims: Json | null
          created_at: string
          description: string
          engine: string | null
          facts: Json | null
          generation_id: string | null
          headline: string | null
          id: string
          library_id: string
          model: string | null
          place: string
          property_id: string
          seed: number | null
          social_captions: Json
          spans: Json | null
          team_id: string | null
          tone: string
          unused: Json | null
          updated_at: string
          user_id: string
        }
        Insert: {
          claims?: Json | null
          created_at?: string
          description: string
          engine?: string | null
          facts?: Json | null
          generation_id?: string | null
          headline?: string | null
          id?: string
          library_id?: string
          model?: string | null
          place?: string
          property_id: string
          seed?: number | null
          social_captions: Json
          spans?: Json | null
          team_id?: string | null
          tone?: string
          unused?: Json | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          claims?: Json | null
          created_at?: string
          description?: string
          engine?: string | null
          facts?: Json | null
          generation_id?: string | null
          headline?: string | null
          id?: string
          library_id?: string
          model?: string | null
          place?: string
          property_id?: string
          seed?: number | null
          social_captions?: Json
          spans?: Json | null
          team_id?: string | null
          tone?: string
          unused?: Json | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'content_generation_id_fkey'
            columns: ['generation_id']
            isOneToOne: false
            referencedRelation: 'generations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'content_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'content_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      custom_tones: {
        Row: {
          avoid: string[]
          base: string
          closing: string
          created_at: string
          formality: number
          id: string
          library_id: string
          name: string
          opening: string
          prefer: string[]
          team_id: string | null
          updated_at: string
          user_id: string
          warmth: number
        }
        Insert: {
          avoid?: string[]
          base?: string
          closing?: string
          created_at?: string
          formality?: number
          id?: string
          library_id?: never
          name: string
          opening?: string
          prefer?: string[]
          team_id?: string | null
          updated_at?: string
          user_id?: string
          warmth?: number
        }
        Update: {
          avoid?: string[]
          base?: string
          closing?: string
          created_at?: string
          formality?: number
          id?: string
          library_id?: never
          name?: string
          opening?: string
          prefer?: string[]
          team_id?: string | null
          updated_at?: string
          user_id?: string
          warmth?: number
        }
        Relationships: [
          {
            foreignKeyName: 'custom_tones_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      drafts: {
        Row: {
          body: Json
          content_id: string | null
          created_at: string
          device: string | null
          id: string
          is_open: boolean
          property_id: string | null
          subject: string
          updated_at: string
          user_id: string
          version: number
        }
        Insert: {
          body: Json
          content_id?: string | null
          created_at?: string
          device?: string | null
          id?: string
          is_open?: never
          property_id?: string | null
          subject: string
          updated_at?: string
          user_id?: string
          version?: number
        }
        Update: {
          body?: Json
          content_id?: string | null
          created_at?: string
          device?: string | null
          id?: string
          is_open?: never
          property_id?: string | null
          subject?: string
          updated_at?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'drafts_content_id_fkey'
            columns: ['content_id']
            isOneToOne: false
            referencedRelation: 'content'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'drafts_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
        ]
      }
      generations: {
        Row: {
          claims: Json | null
          created_at: string
          engine: string | null
          facts: Json | null
          id: string
          kind: string
          model: string | null
          plan: string
          property_id: string
          seed: number | null
          tone: string
          user_id: string
        }
        Insert: {
          claims?: Json | null
          created_at?: string
          engine?: string | null
          facts?: Json | null
          id?: string
          kind?: string
          model?: string | null
          plan: string
          property_id: string
          seed?: number | null
          tone: string
          user_id: string
        }
        Update: {
          claims?: Json | null
          created_at?: string
          engine?: string | null
          facts?: Json | null
          id?: string
          kind?: string
          model?: string | null
          plan?: string
          property_id?: string
          seed?: number | null
          tone?: string
          user_id?: string
        }
        Relationships: []
      }
      mail_outbox: {
        Row: {
          attempts: number
          created_at: string
          dedupe_key: string | null
          id: string
          invitation_id: string | null
          is_sealed: boolean | null
          kind: string | null
          last_error: string | null
          letter: Json | null
          network: string | null
          next_attempt_at: string
          sender_id: string | null
          sent_at: string | null
          state: string
          subject: string
          to_address: string
        }
        Insert: {
          attempts?: number
          created_at?: string
          dedupe_key?: string | null
          id?: string
          invitation_id?: string | null
          is_sealed?: never
          kind?: string | null
          last_error?: string | null
          letter?: Json | null
          network?: string | null
          next_attempt_at?: string
          sender_id?: string | null
          sent_at?: string | null
          state?: string
          subject: string
          to_address: string
        }
        Update: {
          attempts?: number
          created_at?: string
          dedupe_key?: string | null
          id?: string
          invitation_id?: string | null
          is_sealed?: never
          kind?: string | null
          last_error?: string | null
          letter?: Json | null
          network?: string | null
          next_attempt_at?: string
          sender_id?: string | null
          sent_at?: string | null
          state?: string
          subject?: string
          to_address?: string
        }
        Relationships: [
          {
            foreignKeyName: 'mail_outbox_invitation_id_fkey'
            columns: ['invitation_id']
            isOneToOne: false
            referencedRelation: 'team_invitations'
            referencedColumns: ['id']
          },
        ]
      }
      payment_customers: {
        Row: {
          created_at: string
          customer_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          customer_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          customer_id?: string
          user_id?: string
        }
        Relationships: []
      }
      payment_events: {
        Row: {
          created: string
          id: string
          plan: string | null
          previous_plan: string | null
          received_at: string
          subscription_id: string | null
          type: string
        }
        Insert: {
          created: string
          id: string
          plan?: string | null
          previous_plan?: string | null
          received_at?: string
          subscription_id?: string | null
          type: string
        }
        Update: {
          created?: string
          id?: string
          plan?: string | null
          previous_plan?: string | null
          received_at?: string
          subscription_id?: string | null
          type?: string
        }
        Relationships: []
      }
      plans: {
        Row: {
          caption_variants: boolean
          custom_tones: boolean
          id: string
          listings_per_month: number | null
          rank: number
          revisions_per_listing: number | null
          tier: string
          tones_per_listing: number | null
          users: number
        }
        Insert: {
          caption_variants: boolean
          custom_tones: boolean
          id: string
          listings_per_month?: number | null
          rank: number
          revisions_per_listing?: number | null
          tier: string
          tones_per_listing?: number | null
          users: number
        }
        Update: {
          caption_variants?: boolean
          custom_tones?: boolean
          id?: string
          listings_per_month?: number | null
          rank?: number
          revisions_per_listing?: number | null
          tier?: string
          tones_per_listing?: number | null
          users?: number
        }
        Relationships: []
      }
      profiles: {
        Row: {
          company: string | null
          created_at: string
          email: string | null
          email_notifications: boolean
          full_name: string | null
          id: string
          ip_lock_enabled: boolean
          subscription_plan: string | null
          two_factor_enabled: boolean
          updated_at: string
        }
        Insert: {
          company?: string | null
          created_at?: string
          email?: string | null
          email_notifications?: boolean
          full_name?: string | null
          id: string
          ip_lock_enabled?: boolean
          subscription_plan?: string | null
          two_factor_enabled?: boolean
          updated_at?: string
        }
        Update: {
          company?: string | null
          created_at?: string
          email?: string | null
          email_notifications?: boolean
          full_name?: string | null
          id?: string
          ip_lock_enabled?: boolean
          subscription_plan?: string | null
          two_factor_enabled?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      properties: {
        Row: {
          address: string
          bathrooms: number
          bedrooms: number
          city: string
          created_at: string
          features: string[]
          id: string
          library_id: string
          lot_size: number | null
          price: number
          property_type: string
          square_feet: number
          state: string
          team_id: string | null
          updated_at: string
          user_id: string
          year_built: number | null
          zip_code: string
        }
        Insert: {
          address: string
          bathrooms: number
          bedrooms: number
          city: string
          created_at?: string
          features?: string[]
          id?: string
          library_id?: never
          lot_size?: number | null
          price: number
          property_type?: string
          square_feet: number
          state: string
          team_id?: string | null
          updated_at?: string
          user_id?: string
          year_built?: number | null
          zip_code: string
        }
        Update: {
          address?: string
          bathrooms?: number
          bedrooms?: number
          city?: string
          created_at?: string
          features?: string[]
          id?: string
          library_id?: never
          lot_size?: number | null
          price?: number
          property_type?: string
          square_feet?: number
          state?: string
          team_id?: string | null
          updated_at?: string
          user_id?: string
          year_built?: number | null
          zip_code?: string
        }
        Relationships: [
          {
            foreignKeyName: 'properties_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      property_photos: {
        Row: {
          alt: string
          created_at: string
          height: number
          id: string
          large_path: string
          position: number
          property_id: string
          small_path: string
          user_id: string
          width: number
        }
        Insert: {
          alt?: string
          created_at?: string
          height: number
          id?: string
          large_path?: never
          position?: number
          property_id: string
          small_path?: never
          user_id?: string
          width: number
        }
        Update: {
          alt?: string
          created_at?: string
          height?: number
          id?: string
          large_path?: never
          position?: number
          property_id?: string
          small_path?: never
          user_id?: string
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: 'property_photos_property_id_fkey'
            columns: ['property_id']
            isOneToOne: false
            referencedRelation: 'properties'
            referencedColumns: ['id']
          },
        ]
      }
      subscriptions: {
        Row: {
          cancel_at_period_end: boolean
          created_at: string
          current_period_end: string | null
          current_period_start: string | null
          customer_id: string
          event_created: string
          event_id: string
          id: string
          paid_plan: string | null
          paid_until: string | null
          past_due_period: string | null
          past_due_since: string | null
          plan: string
          price_id: string | null
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          cancel_at_period_end?: boolean
          created_at?: string
          current_period_end?: string | null
          current_period_start?: string | null
          customer_id: string
          event_created: string
          event_id: string
          id: string
          paid_plan?: string | null
          paid_until?: string | null
          past_due_period?: string | null
          past_due_since?: string | null
          plan: string
          price_id?: string | null
          status: string
          updated_at?: string
          user_id: string
        }
        Update: {
          cancel_at_period_end?: boolean
          created_at?: string
          current_period_end?: string | null
          current_period_start?: string | null
          customer_id?: string
          event_created?: string
          event_id?: string
          id?: string
          paid_plan?: string | null
          paid_until?: string | null
          past_due_period?: string | null
          past_due_since?: string | null
          plan?: string
          price_id?: string | null
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      team_invitations: {
        Row: {
          accepted_at: string | null
          created_at: string
          email: string
          expires_at: string
          id: string
          invited_by: string | null
          requested_from: string | null
          team_id: string
        }
        Insert: {
          accepted_at?: string | null
          created_at?: string
          email: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          requested_from?: string | null
          team_id: string
        }
        Update: {
          accepted_at?: string | null
          created_at?: string
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          requested_from?: string | null
          team_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'team_invitations_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      team_members: {
        Row: {
          joined_at: string
          role: string
          team_id: string
          user_id: string
        }
        Insert: {
          joined_at?: string
          role?: string
          team_id: string
          user_id: string
        }
        Update: {
          joined_at?: string
          role?: string
          team_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'team_members_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      teams: {
        Row: {
          created_at: string
          id: string
          name: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          updated_at?: string
        }
        Relationships: []
      }
      translations: {
        Row: {
          content_id: string
          created_at: string
          description: string
          headline: string | null
          language: string
          left_out: number
          model: string
          of_description: string
          social_captions: Json
          user_id: string
        }
        Insert: {
          content_id: string
          created_at?: string
          description: string
          headline?: string | null
          language: string
          left_out?: number
          model: string
          of_description: string
          social_captions: Json
          user_id: string
        }
        Update: {
          content_id?: string
          created_at?: string
          description?: string
          headline?: string | null
          language?: string
          left_out?: number
          model?: string
          of_description?: string
          social_captions?: Json
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'translations_content_id_fkey'
            columns: ['content_id']
            isOneToOne: false
            referencedRelation: 'content'
            referencedColumns: ['id']
          },
        ]
      }
      writing_settings: {
        Row: {
          engine: string | null
          house_rules: string
          languages: string[]
          library_id: string
          model: string | null
          team_id: string | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          engine?: string | null
          house_rules?: string
          languages?: string[]
          library_id?: string
          model?: string | null
          team_id?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          engine?: string | null
          house_rules?: string
          languages?: string[]
          library_id?: string
          model?: string | null
          team_id?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'writing_settings_team_id_fkey'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      accept_invitation: { Args: { token: string }; Returns: string }
      apply_subscription: { Args: { event_id: string; event_type: string; event_created: string; subscription_id: string; customer_id: string; plan: string; status: string; period_start: string; period_end: string; cancel_at_period_end: boolean; price_id?: string | null; owner_id?: string | null }; Returns: Json }
      cancel_account_deletion: { Args: never; Returns: boolean }
      claim_mails: { Args: { n: number; sealed?: boolean | null }; Returns: Database['public']['Tables']['mail_outbox']['Row'][] }
      content_filters: { Args: never; Returns: Json }
      create_team: { Args: { name: string }; Returns: string }
      describe_invitation: { Args: { invitation_id: string }; Returns: Json }
      export_my_data: { Args: never; Returns: Json }
      invite_member: { Args: { email: string }; Returns: string }
      issue_invitation_token: { Args: { invitation_id: string }; Returns: Json }
      keep_draft: { Args: { subject: string; body: Json; property_id?: string | null; content_id?: string | null; base_version?: number | null; device?: string | null }; Returns: Json }
      leave_team: { Args: never; Returns: undefined }
      library_counts: { Args: { needle?: string | null }; Returns: Json }
      list_drafts: { Args: never; Returns: { id: string; subject: string; property_id: string; content_id: string; tone: string; preview: string; address: string; city: string; state: string; property_type: string; updated_at: string }[] }
      list_my_sessions: { Args: never; Returns: { id: string; created_at: string; last_seen_at: string; user_agent: string; address: string; is_current: boolean }[] }
      load_sample_listings: { Args: never; Returns: number }
      mail_address_of: { Args: { user_id: string }; Returns: string }
      mail_failed: { Args: { mail_id: string; reason: string }; Returns: string }
      mail_invitation: { Args: { invitation_id: string; subject: string; letter: Json; dedupe_key: string }; Returns: boolean }
      mail_sent: { Args: { mail_id: string }; Returns: undefined }
      my_plan: { Args: never; Returns: string }
      order_photos: { Args: { property_id: string; photo_ids: string[] }; Returns: undefined }
      plan_of: { Args: { user_id: string }; Returns: string }
      preview_invitation: { Args: { token: string }; Returns: Json }
      property_filters: { Args: never; Returns: Json }
      purge_deleted_accounts: { Args: never; Returns: number }
      record_generation: { Args: { generation_id: string; engine: string; claims: Json; model?: string | null; seed?: number | null; base?: string | null }; Returns: undefined }
      record_payment_event: { Args: { event_id: string; event_type: string; event_created: string }; Returns: boolean }
      refresh_plans: { Args: never; Returns: number }
      release_generation: { Args: { generation_id: string; asked_model?: boolean | null }; Returns: boolean }
      remove_member: { Args: { user_id: string }; Returns: undefined }
      request_account_deletion: { Args: never; Returns: string }
      require_confirmed_address: { Args: never; Returns: undefined }
      reserve_generation: { Args: { property_id: string; tone: string; kind?: string | null }; Returns: Json }
      reserve_translation: { Args: { content_id: string }; Returns: Json }
      revoke_my_session: { Args: { session_id: string }; Returns: boolean }
      run_housekeeping: { Args: never; Returns: Json }
      search_content: { Args: { needle?: string | null; page_size?: number | null; after_created_at?: string | null; after_id?: string | null; only_tone?: string | null; only_type?: string | null; only_author?: string | null; since?: string | null; sort?: string | null; after_key?: string | null }; Returns: { id: string; user_id: string; property_id: string; tone: string; headline: string; description: string; social_captions: Json; created_at: string; updated_at: string; address: string; city: string; state: string; zip_code: string; bedrooms: number; bathrooms: number; square_feet: number; price: number; property_type: string; author_name: string }[] }
      search_properties: { Args: { needle?: string | null; page_size?: number | null; after_created_at?: string | null; after_id?: string | null; only_type?: string | null; since?: string | null; sort?: string | null; after_key?: string | null; only_author?: string | null }; Returns: Database['public']['Tables']['properties']['Row'][] }
      seed_demo: { Args: { user_id: string }; Returns: number }
      session_standing: { Args: never; Returns: string }
      team_roster: { Args: never; Returns: { user_id: string; full_name: string; email: string; role: string; joined_at: string }[] }
      transfer_team: { Args: { user_id: string }; Returns: undefined }
      unmailed_beta_invite: { Args: { email: string }; Returns: Database['public']['Tables']['beta_invites']['Row'][] }
      usage_this_month: { Args: never; Returns: Json }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}

type Tables = Database['public']['Tables']

/** A row as it is read. @example const property: Row<'properties'> */
export type Row<Name extends keyof Tables> = Tables[Name]['Row']
/** What an insert may carry. */
export type Insert<Name extends keyof Tables> = Tables[Name]['Insert']
/** What an update may carry. */
export type Update<Name extends keyof Tables> = Tables[Name]['Update']
